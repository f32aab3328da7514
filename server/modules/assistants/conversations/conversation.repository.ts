import { type Selectable, sql } from 'kysely'
import { modelNameFor } from '../../../access'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { Conversation as ConversationRow } from '../../../db/schema'
import type {
  AssistantName,
  Conversation,
  ConversationSummary,
  ListedConversation,
  Message,
  StoredAnswer,
  Turn,
} from './conversation'
import type { StoredTurn } from './turn-position'

interface NewConversation {
  organizationId: string | null
  personId: string
  assistant: AssistantName
  machineId: string | null
  /** Of the first question; the same for every attempt. */
  clientId?: string | undefined
}

/** A conversation is visible only to its owner. */
const ownedBy = (db: Database, personId: string) => db.selectFrom('conversation').where('person_id', '=', personId)

/** @returns the existing conversation if one was started with the same client id */
export async function insertConversation(trx: Transaction, created: NewConversation): Promise<ConversationSummary> {
  const row = await trx
    .insertInto('conversation')
    .values({
      organization_id: created.organizationId,
      person_id: created.personId,
      assistant: created.assistant,
      machine_id: created.machineId,
      client_id: created.clientId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  const conversation = row ? toSummary(row) : await findConversationByClientId(trx, created.personId, created.clientId)
  if (!conversation) throw new Error('the conversation was neither created nor found')
  return conversation
}

export async function findConversationByClientId(
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

/** Serializes changes of a conversation. */
export async function lockConversation(trx: Transaction, personId: string, id: string) {
  const row = await ownedBy(trx, personId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  return row && toSummary(row)
}

export async function readConversation(db: Database, personId: string, id: string): Promise<Conversation | undefined> {
  const found = await findConversation(db, personId, id)
  return found && { ...found, messages: await messagesOf(db, id) }
}

interface ConversationFilter {
  page: number
  limit: number
  machineId?: string | undefined
  assistant?: AssistantName | undefined
  /** Each word must occur in the title, a turn or the name of the machine. */
  search: string
}

/** Conversations with at least one question, which gives them their title, newest first. */
export async function listConversations(
  db: Database,
  personId: string,
  { machineId, assistant, search, ...page }: ConversationFilter,
): Promise<{ items: ListedConversation[]; total: number }> {
  let withMessages = ownedBy(db, personId).where(({ exists, selectFrom }) =>
    exists(selectFrom('message').whereRef('conversation_id', '=', 'conversation.id').select('position')),
  )
  for (const word of search.split(/\s+/).filter(Boolean)) withMessages = withMessages.where(mentions(word))
  const { items, total } = await listOf(withMessages.selectAll().select(machineName.as('machineName')), {
    page,
    filter: { machine_id: machineId, assistant },
    sort: [['updated_at', 'desc'], 'id'],
  })
  return { items: items.map(({ machineName: name, ...row }) => ({ ...toSummary(row), machineName: name })), total }
}

const reader = sql<string | null>`conversation.organization_id`

/** Brand and model, as the organization of whoever asks reads them. */
const machineName = sql<string | null>`(
  select machine.brand_name || ' ' || ${modelNameFor({ dealership: reader, owner: reader })}
  from machine where machine.id = conversation.machine_id)`

/** Whether a conversation has a word in its title, in a turn or in the name of its machine, in capitals or not. */
const mentions = (word: string) =>
  sql<boolean>`(strpos(lower(conversation.title), lower(${word})) > 0
    or strpos(lower(${machineName}), lower(${word})) > 0
    or exists (
      select from message
      where message.conversation_id = conversation.id and strpos(lower(message.content), lower(${word})) > 0))`

/** @returns whose organization it was of; undefined if the person had no such conversation. Its turns and the feedback on them are deleted with it. */
export const removeConversation = (trx: Transaction, personId: string, id: string) =>
  trx
    .deleteFrom('conversation')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('organization_id as organizationId')
    .executeTakeFirst()

/** The turns in order, without answer details. */
export const listTurns = (db: Database, conversationId: string): Promise<StoredTurn[]> =>
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

/** Writes turns, replacing those at the same positions. */
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

interface ConversationUpdate {
  title: string
  /** What is absent stays. */
  serialNumber?: string | null
}

export const updateConversation = (trx: Transaction, id: string, { title, serialNumber }: ConversationUpdate) =>
  trx
    .updateTable('conversation')
    .set({ title, updated_at: new Date(), ...(serialNumber !== undefined && { serial_number: serialNumber }) })
    .where('id', '=', id)
    .execute()

async function messagesOf(db: Database, conversationId: string): Promise<Message[]> {
  const rows = await db
    .selectFrom('message')
    .where('conversation_id', '=', conversationId)
    // Only `writeMessages` writes this column, from a `StoredAnswer`.
    .select(['id', 'position', 'role', 'content', 'created_at', sql<StoredAnswer | null>`answer`.as('answer')])
    .orderBy('position')
    .execute()
  return rows.map(({ created_at, ...message }) => ({ ...message, createdAt: created_at }))
}

function toSummary(row: Selectable<ConversationRow>): ConversationSummary {
  return {
    id: row.id,
    assistant: row.assistant,
    machineId: row.machine_id,
    serialNumber: row.serial_number,
    title: row.title,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
