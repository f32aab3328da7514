import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { Conversation as ConversationRow } from '../../../db/schema'
import type { AssistantName, Conversation, ConversationSummary, Message, StoredAnswer, Turn } from './conversation'
import type { PlacedTurn } from './turn-place'

interface NewConversation {
  organizationId: string | null
  personId: string
  assistant: AssistantName
  machineId: string
  /** Of the question that begins it: the same for every try. */
  clientId?: string | undefined
}

/** A conversation belongs to one person, and nobody else sees it. */
const ownedBy = (db: Database, personId: string) => db.selectFrom('conversation').where('person_id', '=', personId)

/** @returns the one that was begun before under the client id, where there is one */
export async function insertConversation(trx: Transaction, begun: NewConversation): Promise<ConversationSummary> {
  const row = await trx
    .insertInto('conversation')
    .values({
      organization_id: begun.organizationId,
      person_id: begun.personId,
      assistant: begun.assistant,
      machine_id: begun.machineId,
      client_id: begun.clientId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  const conversation = row ? toSummary(row) : await findBegunConversation(trx, begun.personId, begun.clientId)
  if (!conversation) throw new Error('a conversation was neither begun nor found')
  return conversation
}

/** The one that a person's question with this client id has begun. */
export async function findBegunConversation(
  db: Database,
  personId: string,
  clientId: string | undefined,
): Promise<ConversationSummary | undefined> {
  const row = await ownedBy(db, personId)
    .where('client_id', '=', clientId ?? null)
    .selectAll()
    .executeTakeFirst()
  return row && toSummary(row)
}

export async function findConversation(
  db: Database,
  personId: string,
  id: string,
): Promise<ConversationSummary | undefined> {
  const row = await ownedBy(db, personId).where('id', '=', id).selectAll().executeTakeFirst()
  return row && toSummary(row)
}

/** So that two changes of a conversation follow each other. */
export async function lockConversation(trx: Transaction, personId: string, id: string) {
  const row = await ownedBy(trx, personId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  return row && toSummary(row)
}

export async function readConversation(db: Database, personId: string, id: string): Promise<Conversation | undefined> {
  const found = await findConversation(db, personId, id)
  return found && { ...found, messages: await messagesOf(db, id) }
}

/** Those that hold a question, newest first: they get their title together with it. */
export async function listConversations(
  db: Database,
  personId: string,
  { machineId, ...page }: { page: number; limit: number; machineId?: string | undefined },
): Promise<{ items: ConversationSummary[]; total: number }> {
  const asked = ownedBy(db, personId).where(({ exists, selectFrom }) =>
    exists(selectFrom('message').whereRef('conversation_id', '=', 'conversation.id').select('position')),
  )
  const { items, total } = await listOf(asked.selectAll(), {
    page,
    filter: { machine_id: machineId },
    sort: [['updated_at', 'desc'], 'id'],
  })
  return { items: items.map(toSummary), total }
}

/** The turns in their order, without what belongs to the answers. */
export const turnsOf = (db: Database, conversationId: string): Promise<PlacedTurn[]> =>
  db
    .selectFrom('message')
    .where('conversation_id', '=', conversationId)
    .select(['id', 'position', 'role', 'content', 'client_id as clientId'])
    .orderBy('position')
    .execute()

export async function findAnswer(db: Database, id: string): Promise<StoredAnswer> {
  const { answer } = await db
    .selectFrom('message')
    .where('id', '=', id)
    .select(sql<StoredAnswer>`answer`.as('answer'))
    .executeTakeFirstOrThrow()
  return answer
}

export interface NewMessage {
  id?: string
  position: number
  role: Turn['role']
  content: string
  answer?: StoredAnswer
  clientId?: string | undefined
}

/** Writes turns, in place of those at the same positions. */
export async function writeMessages(trx: Transaction, conversationId: string, messages: readonly NewMessage[]) {
  const positions = messages.map(({ position }) => position)
  if (positions.length === 0) return
  await trx
    .deleteFrom('message')
    .where('conversation_id', '=', conversationId)
    .where('position', 'in', positions)
    .execute()
  const rows = messages.map(({ id, position, role, content, answer, clientId }) => ({
    conversation_id: conversationId,
    position,
    ...(id ? { id } : {}),
    role,
    content,
    answer: answer ? sql<string>`${JSON.stringify(answer)}::jsonb` : null,
    client_id: clientId ?? null,
  }))
  await trx.insertInto('message').values(rows).execute()
}

export const updateConversation = (trx: Transaction, id: string, { title }: { title: string }) =>
  trx.updateTable('conversation').set({ title, updated_at: new Date() }).where('id', '=', id).execute()

async function messagesOf(db: Database, conversationId: string): Promise<Message[]> {
  const rows = await db
    .selectFrom('message')
    .where('conversation_id', '=', conversationId)
    // Only `writeMessages` writes this column, from an answer.
    .select(['id', 'role', 'content', 'created_at', sql<StoredAnswer | null>`answer`.as('answer')])
    .orderBy('position')
    .execute()
  return rows.map(({ created_at, ...message }) => ({ ...message, createdAt: created_at }))
}

function toSummary(row: Selectable<ConversationRow>): ConversationSummary {
  return {
    id: row.id,
    assistant: row.assistant,
    machineId: row.machine_id,
    title: row.title,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
