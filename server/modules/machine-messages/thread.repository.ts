import { type NotNull, sql } from 'kysely'
import { modelNameFor } from '../../access'
import type { Database } from '../../db/connection'

/** A message with the thread that it belongs to. */
export interface ThreadMessage {
  threadId: string
  dealership: { id: string; name: string }
  operator: { id: string; name: string }
  machine: string
  serialNumber: string
  words: string
  /** Who asked what it answers, and in which conversation; null for what answers no question from a conversation. */
  asked: { personId: string | null; conversationId: string | null } | null
  /** The organization that its author wrote for; null for a super user. */
  authorOrganizationId: string | null
}

export async function readThreadMessage(db: Database, messageId: string): Promise<ThreadMessage> {
  const sides = {
    dealership: sql.ref<string | null>('thread.dealership_id'),
    owner: sql.ref<string | null>('thread.organization_id'),
  }
  const row = await db
    .selectFrom('operator_machine_message as message')
    .innerJoin('operator_machine as thread', 'thread.id', 'message.operator_machine_id')
    .innerJoin('organization as dealership', 'dealership.id', 'thread.dealership_id')
    .innerJoin('organization as operator', 'operator.id', 'thread.organization_id')
    .innerJoin('machine', 'machine.id', 'thread.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .leftJoin('operator_machine_message as question', 'question.id', 'message.reply_to')
    .where('message.id', '=', messageId)
    .select(['question.id as questionId', 'question.person_id as askerId'])
    .select('question.asked_conversation_id as conversationId')
    .select(['thread.id', 'message.body', 'message.organization_id', 'message.asked_serial_number'])
    .select(['dealership.id as dealershipId', 'dealership.name as dealershipName'])
    .select(['operator.id as operatorId', 'operator.name as operatorName'])
    .select(sql<string>`concat_ws(' ', brand.name, ${modelNameFor(sides)})`.as('machine'))
    .executeTakeFirstOrThrow()
  return {
    threadId: row.id,
    dealership: { id: row.dealershipId, name: row.dealershipName },
    operator: { id: row.operatorId, name: row.operatorName },
    machine: row.machine,
    serialNumber: row.asked_serial_number ?? '',
    words: row.body,
    asked: row.questionId === null ? null : { personId: row.askerId, conversationId: row.conversationId },
    authorOrganizationId: row.organization_id,
  }
}

/** The people who have written in a thread for one of its sides. */
export async function writersOf(db: Database, threadId: string, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_machine_message')
    .where('operator_machine_id', '=', threadId)
    .where('organization_id', '=', organizationId)
    .where('person_id', 'is not', null)
    .distinct()
    .select('person_id')
    .$narrowType<{ person_id: NotNull }>()
    .execute()
  return rows.map(({ person_id }) => person_id)
}
