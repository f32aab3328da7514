import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { periodOf } from '../feedback'
import { countByConfidence, countConfidences } from './answer-confidence.repository'
import { countByManual, countByPeriod, countUncited } from './feedback-summary.repository'

/** How certain answers are and how helpful they are found, over time and by manual. */
export const feedbackSummaryOperations = (db: Database) =>
  ({
    getFeedbackSummary: async ({ query: { assistant, from, to, by } }) => {
      const filter = { assistant, period: periodOf(from, to) }
      const [answers, confidences, periods, manuals, uncited] = await Promise.all([
        countConfidences(db, filter, by),
        countByConfidence(db, filter),
        countByPeriod(db, filter, by),
        countByManual(db, filter),
        countUncited(db, filter),
      ])
      return { status: 200, body: { answers, confidences, periods, manuals, uncited } }
    },
  }) satisfies Pick<PlatformHandlers, 'getFeedbackSummary'>
