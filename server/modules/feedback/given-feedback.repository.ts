import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { Rating } from './feedback'

interface GivenFeedback {
  organizationId: string | null
  conversationId: string
  messageId: string
  personId: string
  rating: Rating
  reason: string
}

interface Turn {
  personId: string
  conversationId: string
  messageId: string
}

/** A turn of a person's own conversation; without a role where it has no such turn. */
export const findTurn = (trx: Transaction, { personId, conversationId, messageId }: Turn) =>
  trx
    .selectFrom('conversation')
    .leftJoin('message', (join) =>
      join.onRef('message.conversation_id', '=', 'conversation.id').on('message.id', '=', messageId),
    )
    .where('conversation.id', '=', conversationId)
    .where('conversation.person_id', '=', personId)
    .select(['conversation.organization_id as organizationId', 'message.role'])
    .executeTakeFirst()

/** What a person thinks of the answers of their own conversation, newest first; undefined where it is not theirs. */
export async function findGivenFeedback(
  db: Database,
  personId: string,
  conversationId: string,
  page: number,
  limit: number,
) {
  const own = await db
    .selectFrom('conversation')
    .where('id', '=', conversationId)
    .where('person_id', '=', personId)
    .select('id')
    .executeTakeFirst()
  if (!own) return undefined
  const feedback = db
    .selectFrom('feedback')
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId)
  return listOf(feedback.select(['message_id', 'rating', 'reason']), {
    page: { page, limit },
    sort: [['created_at', 'desc'], 'id'],
  })
}

/** The last answer of a person's own conversation; undefined where there is none. */
export async function findLastAnswer(
  db: Database,
  { personId, conversationId }: Omit<Turn, 'messageId'>,
): Promise<string | undefined> {
  const answer = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .where('conversation.id', '=', conversationId)
    .where('conversation.person_id', '=', personId)
    .where('message.role', '=', 'assistant')
    .orderBy('message.position', 'desc')
    .select('message.id')
    .limit(1)
    .executeTakeFirst()
  return answer?.id
}

/** Stores what a person thinks of an answer, in place of what they thought of it before. */
export async function upsertFeedback(
  trx: Transaction,
  { organizationId, conversationId, messageId, personId, rating, reason }: GivenFeedback,
): Promise<void> {
  await trx
    .insertInto('feedback')
    .values({
      organization_id: organizationId,
      conversation_id: conversationId,
      message_id: messageId,
      person_id: personId,
      rating,
      reason,
    })
    .onConflict((conflict) =>
      conflict.columns(['message_id', 'person_id']).doUpdateSet({ rating, reason, created_at: sql<Date>`now()` }),
    )
    .execute()
}
