import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { AnswerPlace, AskedDealer, Message } from './message'

interface NewMessage {
  operatorMachineId: string
  personId: string
  organizationId: string | null
  body: string
  about: AskedDealer | undefined
  /** Where a question was asked. */
  askedFrom: AnswerPlace | undefined
  /** The question that it answers. */
  replyTo: string | undefined
  /** The same for every attempt to send it. */
  clientId: string | undefined
}

/** Lists the messages of a thread, the newest first. */
export const listMessages = (
  db: Database,
  operatorMachineId: string,
  page: { page: number; limit: number },
): Promise<{ items: Message[]; total: number }> =>
  listOf(messages(db), {
    page,
    filter: { 'message.operator_machine_id': operatorMachineId },
    sort: [['message.created_at', 'desc'], 'message.id'],
  })

/** Finds the message that a person has already sent to a thread with this client id. */
export const findSentMessage = (
  db: Database,
  { operatorMachineId, personId, clientId }: Pick<NewMessage, 'operatorMachineId' | 'personId' | 'clientId'>,
): Promise<Message | undefined> =>
  messages(db)
    .where('message.operator_machine_id', '=', operatorMachineId)
    .where('message.person_id', '=', personId)
    .where('message.client_id', '=', clientId ?? null)
    .executeTakeFirst()

/**
 * @returns the id of the stored message; undefined if the person's message with this client id is already stored
 */
export async function insertMessage(
  trx: Transaction,
  { operatorMachineId, personId, organizationId, body, about, askedFrom, replyTo, clientId }: NewMessage,
): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('operator_machine_message')
    .values({
      operator_machine_id: operatorMachineId,
      person_id: personId,
      organization_id: organizationId,
      body,
      asked_serial_number: about?.serialNumber ?? null,
      asked_answer: about?.answer ?? null,
      asked_conversation_id: askedFrom?.conversationId ?? null,
      asked_position: askedFrom?.position ?? null,
      reply_to: replyTo ?? null,
      client_id: clientId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export const findMessage = (db: Database, operatorMachineId: string, id: string): Promise<Message> =>
  messages(db)
    .where('message.operator_machine_id', '=', operatorMachineId)
    .where('message.id', '=', id)
    .executeTakeFirstOrThrow()

interface ReadMark {
  operatorMachineId: string
  personId: string
  /** The newest message that was read. */
  messageId: string
}

/** @returns false if the thread has no such message */
export async function markRead(db: Database, { operatorMachineId, personId, messageId }: ReadMark): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('thread_reader')
    .columns(['operator_machine_id', 'person_id', 'read_until'])
    .expression((eb) =>
      eb
        .selectFrom('operator_machine_message as message')
        .where('message.operator_machine_id', '=', operatorMachineId)
        .where('message.id', '=', messageId)
        .select((of) => [
          'message.operator_machine_id',
          of.val(personId).$castTo<string>().as('person_id'),
          'message.created_at as read_until',
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['operator_machine_id', 'person_id'])
        .doUpdateSet({ read_until: sql`greatest(thread_reader.read_until, excluded.read_until)` }),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

const messages = (db: Database) =>
  db
    .selectFrom('operator_machine_message as message')
    .leftJoin('person', 'person.id', 'message.person_id')
    .leftJoin('organization', 'organization.id', 'message.organization_id')
    .select([
      'message.id',
      'message.body',
      sql<AskedDealer | null>`case when message.asked_answer is not null then
        jsonb_build_object('serialNumber', message.asked_serial_number, 'answer', message.asked_answer) end`.as(
        'about',
      ),
      sql<boolean>`message.asked_conversation_id is not null`.as('isInConversation'),
      'message.reply_to as replyTo',
      'message.person_id as personId',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'organization.name as organization',
      'message.created_at as createdAt',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('picture')
          .whereRef('picture.message_id', '=', 'message.id')
          .select(['picture.id', 'picture.width', 'picture.height'])
          .orderBy('picture.position'),
      ).as('pictures'),
    )
