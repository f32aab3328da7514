import { type Selectable, sql, type Transaction } from 'kysely'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { Conversation as ConversationRow, DB } from '../../db/schema'
import type { AssistantName, Conversation, ConversationSummary, Message, StoredAnswer } from './conversation'

interface NewMessage {
  id?: string
  role: Message['role']
  content: string
  answer: StoredAnswer | null
}

interface ConversationChange {
  messages?: NewMessage[]
  title?: string
  firstTitle?: string
}

/** Conversations in the database. Each belongs to one person, and nobody else sees it. */
export function createConversationRepository(db: Database) {
  return {
    of(caller: Caller) {
      const own = db.selectFrom('conversation').where('person_id', '=', caller.userId)
      return {
        async begin(assistant: AssistantName, machineId: string): Promise<Conversation> {
          const row = await db
            .insertInto('conversation')
            .values({
              organization_id: caller.organization?.id ?? null,
              person_id: caller.userId,
              assistant,
              machine_id: machineId,
            })
            .returningAll()
            .executeTakeFirstOrThrow()
          return { ...toSummary(row), messages: [] }
        },

        async find(id: string): Promise<Conversation | undefined> {
          const row = await own.where('id', '=', id).selectAll().executeTakeFirst()
          return row && { ...toSummary(row), messages: await messagesOf(db, id) }
        },

        /** Those that hold a question, newest first: `change` gives them their title together with it. */
        async list(page: number, limit: number, machineId?: string) {
          const asked = own.where(({ exists, selectFrom }) =>
            exists(selectFrom('message').whereRef('conversation_id', '=', 'conversation.id').select('position')),
          )
          const wanted = machineId ? asked.where('machine_id', '=', machineId) : asked
          const [rows, count] = await Promise.all([
            wanted
              .selectAll()
              .orderBy('updated_at', 'desc')
              .orderBy('id')
              .limit(limit)
              .offset((page - 1) * limit)
              .execute(),
            wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
          ])
          return { items: rows.map(toSummary), total: count.total }
        },
      }
    },

    /** Adds turns at the end and names the conversation, both or neither. A first title is only for one without. */
    change(id: string, { messages = [], title, firstTitle = '' }: ConversationChange): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const position = await lockAndCount(trx, id)
        const rows = messages.map(({ id: messageId, role, content, answer }, index) => ({
          conversation_id: id,
          position: position + index,
          ...(messageId ? { id: messageId } : {}),
          role,
          content,
          answer: answer && sql<string>`${JSON.stringify(answer)}::jsonb`,
        }))
        if (rows.length > 0) await trx.insertInto('message').values(rows).execute()
        await trx
          .updateTable('conversation')
          .set((eb) => ({
            updated_at: new Date(),
            title: title ?? eb.case().when('title', '=', '').then(firstTitle).else(eb.ref('title')).end(),
          }))
          .where('id', '=', id)
          .execute()
      })
    },
  }
}

export type ConversationRepository = ReturnType<typeof createConversationRepository>

/** Two answers that end at once must not take the same place. */
async function lockAndCount(trx: Transaction<DB>, id: string): Promise<number> {
  await trx.selectFrom('conversation').where('id', '=', id).select('id').forUpdate().executeTakeFirstOrThrow()
  const { count } = await trx
    .selectFrom('message')
    .where('conversation_id', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function messagesOf(db: Database, conversationId: string): Promise<Message[]> {
  const rows = await db
    .selectFrom('message')
    .where('conversation_id', '=', conversationId)
    // Only `change` writes this column, from an answer.
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
