import type { Database } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { AssistantsHandlers } from '../../http/operation'
import { findGivenFeedback, findLastAnswer } from './given-feedback.repository'
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
      const { rating } = body
      const reason = body.reason?.trim() ?? ''
      const of = { conversationId: path.id, personId: caller.userId }
      const message_id = body.message_id ?? (await findLastAnswer(db, of))
      if (!message_id) throw notFound('Conversation')
      await transact((trx) => recordFeedback(trx, { ...of, messageId: message_id, rating, reason }))
      return { status: 200, body: { message_id, rating, reason } }
    },
  } satisfies Pick<AssistantsHandlers, 'listGivenFeedback' | 'giveFeedback'>
}
