import type { Database } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { AssistantsHandlers } from '../../http/operation'
import { findGivenFeedback } from './given-feedback.repository'
import { recordFeedback } from './record-feedback'

/** What people think of the answers of their own conversations: "the only way in" (behaviour, section 5). */
export function givenFeedbackOperations({ db, transact }: { db: Database; transact: Transact }) {
  return {
    listGivenFeedback: async ({ path, query, caller }) => {
      const { page, limit } = query
      const feedback = await findGivenFeedback(db, caller.userId, path.id, page, limit)
      if (!feedback) throw notFound('Conversation')
      return { status: 200, body: { ...feedback, page, limit } }
    },

    giveFeedback: async ({ path, body, caller }) => {
      const { message_id, rating } = body
      const reason = body.reason?.trim() ?? ''
      const answer = { conversationId: path.id, messageId: message_id }
      await transact((trx) => recordFeedback(trx, { ...answer, personId: caller.userId, rating, reason }))
      return { status: 200, body: { message_id, rating, reason } }
    },
  } satisfies Pick<AssistantsHandlers, 'listGivenFeedback' | 'giveFeedback'>
}
