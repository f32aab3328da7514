import type { AssistantsHandlers } from '../../http/operation'
import { invalid, notFound } from '../../http/problem'
import type { GivenFeedbackRepository } from './given-feedback.repository'

/** What people think of the answers of their own conversations: "the only way in" (behaviour, section 5). */
export function givenFeedbackOperations(feedback: GivenFeedbackRepository) {
  return {
    listGivenFeedback: async ({ path, query, caller }) => {
      const { page, limit } = query
      const given = await feedback.givenBy(caller.userId, path.id, page, limit)
      if (!given) throw notFound('Conversation')
      return { status: 200, body: { ...given, page, limit } }
    },

    giveFeedback: async ({ path, body, caller }) => {
      const { message_id, rating } = body
      const reason = body.reason?.trim() ?? ''
      const turn = await feedback.turn(caller.userId, path.id, message_id)
      if (!turn) throw notFound('Conversation')
      if (turn.role !== 'assistant') {
        throw invalid([{ path: 'body.message_id', message: 'Must be an answer in this conversation.' }])
      }
      await feedback.give({
        organizationId: turn.organizationId,
        conversationId: path.id,
        messageId: message_id,
        personId: caller.userId,
        rating,
        reason,
      })
      return { status: 200, body: { message_id, rating, reason } }
    },
  } satisfies Pick<AssistantsHandlers, 'listGivenFeedback' | 'giveFeedback'>
}
