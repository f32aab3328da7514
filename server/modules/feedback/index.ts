import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import { feedbackOperations } from './feedback.operations'
import { createFeedbackRepository } from './feedback.repository'
import { givenFeedbackOperations } from './given-feedback.operations'
import { feedbackSummaryOperations } from './summary/feedback-summary.operations'
import { feedbackTool } from './tools/feedback.tool'
import { unansweredQuestionOperations } from './unanswered/unanswered-question.operations'

export type { Feedback } from './feedback'
export type { FeedbackRepository } from './feedback.repository'
export { toWire as feedbackToWire } from './feedback.wire'
export { unansweredQuestions } from './unanswered/unanswered-question.repository'

/** What people thought of the answers, and which questions have none. */
export function createFeedback({ db, transact }: { db: Database; transact: Transact }) {
  const feedback = createFeedbackRepository(db)
  return {
    feedback,
    tools: [feedbackTool(feedback)],
    operations: {
      ...feedbackOperations(feedback),
      ...feedbackSummaryOperations(db),
      ...unansweredQuestionOperations(db),
    },
    conversationOperations: givenFeedbackOperations({ db, transact }),
  }
}
