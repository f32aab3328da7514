import type { Side } from '../../access'
import type { Database, Transaction } from '../../db/connection'
import { listOf } from '../../db/list-of'
import { personName } from '../../db/person-name'
import type { Order } from './order'

export interface OrderMessage {
  id: string
  body: string
  side: string
  /** Null for the holder of a link, and for a person who was deleted. */
  authorId: string | null
  /** Of the holder of a link the name that they entered. */
  author: string | null
  byLink: boolean
  createdAt: Date
}

interface NewMessage {
  side: Side
  authorId: string | undefined
  /** Of the holder of a link. */
  authorName: string | undefined
  body: string
  /** The same for every attempt to send it. */
  clientId: string | undefined
}

interface Key {
  id: Order['id']
  dealership: Pick<Order['dealership'], 'id'>
}

/** Lists the messages about an order, the newest first. */
export const listOrderMessages = (db: Database, order: Key, page: { page: number; limit: number }) =>
  listOf(messages(db), {
    page,
    filter: { 'message.organization_id': order.dealership.id, 'message.order_id': order.id },
    sort: [['message.created_at', 'desc'], 'message.id'],
  })

export const findSentMessage = (db: Database, order: Key, clientId: string): Promise<OrderMessage | undefined> =>
  messages(db)
    .where('message.organization_id', '=', order.dealership.id)
    .where('message.order_id', '=', order.id)
    .where('message.client_id', '=', clientId)
    .executeTakeFirst()

/** @returns undefined if a message with this client id is already stored */
export async function insertOrderMessage(
  trx: Transaction,
  order: Key,
  { side, authorId, authorName, body, clientId }: NewMessage,
): Promise<OrderMessage | undefined> {
  const inserted = await trx
    .insertInto('order_message')
    .values({
      organization_id: order.dealership.id,
      order_id: order.id,
      side,
      author_id: authorId ?? null,
      author_name: authorName ?? null,
      body,
      client_id: clientId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'order_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted && messages(trx).where('message.id', '=', inserted.id).executeTakeFirstOrThrow()
}

const messages = (db: Database) =>
  db
    .selectFrom('order_message as message')
    .leftJoin('person', 'person.id', 'message.author_id')
    .select(['message.id', 'message.body', 'message.side', 'message.author_id as authorId'])
    .select(['message.created_at as createdAt'])
    .select(({ eb, fn }) => [
      fn.coalesce(personName('person'), 'message.author_name').as('author'),
      eb('message.author_name', 'is not', null).$castTo<boolean>().as('byLink'),
    ])
