import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import { feedbackOperations } from './feedback.operations'
import { createFeedbackRepository } from './feedback.repository'
import { givenFeedbackOperations } from './given-feedback.operations'

export type { Feedback } from './feedback'
export type { FeedbackRepository } from './feedback.repository'
export { toWire as feedbackToWire } from './feedback.wire'

/** What people thought of the answers. */
export function createFeedback({ db, transact }: { db: Database; transact: Transact }) {
  const feedback = createFeedbackRepository(db)
  return {
    feedback,
    operations: feedbackOperations(feedback),
    conversationOperations: givenFeedbackOperations({ db, transact }),
  }
}
