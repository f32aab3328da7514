import { sql } from 'kysely'
import type { Rights } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { Language } from '../../../domain/text'
import type { ConversationSummary, StoredAnswer, Turn } from '../conversations/conversation'
import { listTurns } from '../conversations/conversation.repository'

/** A question as it was asked, with its answer. */
export interface AskedQuestion {
  conversation: ConversationSummary
  prompt: string
  /** The earlier turns, oldest first. */
  earlier: Turn[]
  answerId: string
  answer: StoredAnswer
  /** Who asked, with today's rights. */
  asker: Rights
  language: Language
}

/** The question to whose answer the feedback was given. Nobody but their owner reads conversations in any other way. */
export async function findAskedQuestion(db: Database, feedbackId: string): Promise<AskedQuestion | undefined> {
  const row = await db
    .selectFrom('feedback')
    .innerJoin('message as answer', 'answer.id', 'feedback.message_id')
    .innerJoin('conversation', 'conversation.id', 'answer.conversation_id')
    .innerJoin('person', 'person.id', 'conversation.person_id')
    .leftJoin('organization', 'organization.id', 'person.organization_id')
    .where('feedback.id', '=', feedbackId)
    .select([
      'answer.id as answerId',
      'answer.position',
      // Only `writeMessages` writes this column, from a `StoredAnswer`.
      sql<StoredAnswer>`answer.answer`.as('answer'),
      'conversation.id',
      'conversation.assistant',
      'conversation.machine_id as machineId',
      'conversation.serial_number as serialNumber',
      'conversation.title',
      'conversation.created_at as createdAt',
      'conversation.updated_at as updatedAt',
      'person.is_superuser as isSuperuser',
      'person.groups',
      sql<Language>`person.language`.as('language'),
      'organization.id as organizationId',
      'organization.type as organizationType',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { answerId, answer, position, language, isSuperuser, groups, organizationId, organizationType } = row
  const { id, assistant, machineId, serialNumber, title, createdAt, updatedAt } = row
  const before = (await listTurns(db, id)).filter((turn) => turn.position < position)
  const asked = before.findLastIndex(({ role }) => role === 'user')
  return {
    conversation: { id, assistant, machineId, serialNumber, title, createdAt, updatedAt },
    prompt: before[asked]?.content ?? '',
    earlier: before.slice(0, Math.max(0, asked)).map(({ role, content }) => ({ role, content })),
    answerId,
    answer,
    asker: {
      isSuperuser,
      groups,
      organization: organizationId && organizationType ? { id: organizationId, type: organizationType } : null,
    },
    language,
  }
}
