import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import { feedbackOperations } from './feedback.operations'
import { createFeedbackRepository } from './feedback.repository'
import { givenFeedbackOperations } from './given-feedback.operations'

/** What people thought of the answers. */
export const createFeedback = ({ db, transact }: { db: Database; transact: Transact }) => ({
  operations: feedbackOperations(createFeedbackRepository(db)),
  conversationOperations: givenFeedbackOperations({ db, transact }),
})
