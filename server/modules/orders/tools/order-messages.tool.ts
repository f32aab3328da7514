import { sql } from 'kysely'
import { seesOrder, seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { personName } from '../../../db/person-name'
import { periodOf } from '../../../domain/period'
import { salesNumber } from '../../../domain/sales-number'
import { askedOrganization } from '../../../record-tools/asked-organization'
import { hasWords, wanted } from '../../../record-tools/matching'
import { writeMessage } from '../../../record-tools/message-words'
import type { Asker, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { matches } from '../order-list.repository'
import { orderPath } from './order-facts'
import { ownOrdersNote } from './own-orders-note'

const MAX_MESSAGES = 1000

/** What both sides wrote about orders. */
export const orderMessagesTool = (db: Database): RecordTool => ({
  name: 'order_messages',
  description: 'Messages about orders with author and text, newest first.',
  input: ['period', 'organizationId', 'instanceIds', 'number', 'state', 'words', 'sort', 'skip', 'limit'],
  records: { en: 'messages about orders', es: 'mensajes sobre pedidos' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    // Which of them somebody has read is not recorded.
    if (input.state === 'unread') return { facts: [], total: 0 }
    const found = (await messagesFor(db, input, asker)).filter(({ body, author }) =>
      hasWords(`${body} ${author ?? ''}`, input.words),
    )
    const sorted = input.sort === 'oldest' ? found.toReversed() : found
    return {
      facts: wanted(sorted, input).map((message) => {
        const order = salesNumber('order', message.number)
        return {
          title: order,
          path: orderPath({ id: message.orderId }),
          text: writeMessage({ ...message, about: order }, asker),
          at: message.createdAt,
        }
      }),
      total: found.length,
      note: ownOrdersNote(asker),
    }
  },
})

function messagesFor(db: Database, input: ToolInput, asker: Asker) {
  const { from, until } = periodOf(asker.timeZone, input.period?.from, input.period?.to)
  const [, number] = /^so-?(\d{1,9})$/i.exec(input.number ?? '') ?? []
  const isOther = input.number !== undefined && number === undefined
  const machines = input.instanceIds
  return db
    .selectFrom('order_message as message')
    .innerJoin('customer_order', (join) =>
      join
        .onRef('customer_order.organization_id', '=', 'message.organization_id')
        .onRef('customer_order.id', '=', 'message.order_id'),
    )
    .innerJoin('organization as side', (join) =>
      join.on(
        sql<boolean>`side.id = case message.side when 'operator' then customer_order.operator_id else customer_order.organization_id end`,
      ),
    )
    .leftJoin('person', 'person.id', 'message.author_id')
    .where(seesOrder(asker.caller))
    .where(matches(askedOrganization(input, asker.caller)))
    .where(sql<boolean>`message.created_at >= ${from ?? '-infinity'}::timestamptz`)
    .where(sql<boolean>`message.created_at < ${until ?? 'infinity'}::timestamptz`)
    .$if(input.state === 'received', (query) =>
      query.where(sql<boolean>`side.id is distinct from ${asker.caller.organization?.id ?? null}::uuid`),
    )
    .$if(number !== undefined, (query) => query.where(sql<boolean>`customer_order.number = ${number}::integer`))
    .$if(machines !== undefined, (query) =>
      query.where(sql<boolean>`customer_order.instance_id = any(${machines}::uuid[])`),
    )
    .$if(isOther, (query) => query.where(sql<boolean>`lower(customer_order.po_number) = lower(${input.number})`))
    .select([
      'message.body',
      'message.created_at as createdAt',
      'customer_order.id as orderId',
      'customer_order.number',
    ])
    .select(({ fn }) => fn.coalesce(personName('person'), 'message.author_name').as('author'))
    .select('side.name as organization')
    .orderBy('message.created_at', 'desc')
    .limit(sql.lit(MAX_MESSAGES))
    .execute()
}
