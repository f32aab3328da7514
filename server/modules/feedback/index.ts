import type { Database } from '../../db/connection'
import { feedbackOperations, givingOperations } from './feedback.operations'
import { createFeedbackRepository } from './feedback.repository'

/** What people thought of the answers. */
export function createFeedback({ db }: { db: Database }) {
  const feedback = createFeedbackRepository(db)
  return { operations: feedbackOperations(feedback), conversationOperations: givingOperations(feedback) }
}
