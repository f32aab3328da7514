import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { periodOf } from '../feedback'
import { countByManual, countByPeriod, countUncited } from './feedback-summary.repository'

/** How helpful answers are found, over time and by manual. */
export const feedbackSummaryOperations = (db: Database) =>
  ({
    getFeedbackSummary: async ({ query: { assistant, from, to, by } }) => {
      const filter = { assistant, period: periodOf(from, to) }
      const [periods, manuals, uncited] = await Promise.all([
        countByPeriod(db, filter, by),
        countByManual(db, filter),
        countUncited(db, filter),
      ])
      return { status: 200, body: { periods, manuals, uncited } }
    },
  }) satisfies Pick<PlatformHandlers, 'getFeedbackSummary'>
