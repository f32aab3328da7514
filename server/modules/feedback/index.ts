import type { Database } from '../../db/connection'
import { feedbackOperations } from './feedback.operations'
import { createFeedbackRepository } from './feedback.repository'
import { givenFeedbackOperations } from './given-feedback.operations'
import { createGivenFeedbackRepository } from './given-feedback.repository'

/** What people thought of the answers. */
export function createFeedback({ db }: { db: Database }) {
  return {
    operations: feedbackOperations(createFeedbackRepository(db)),
    conversationOperations: givenFeedbackOperations(createGivenFeedbackRepository(db)),
  }
}
