import { assistantNames } from '@/entities/feedback'
import { day, oneOf, pageRoute } from '@/shared/lib/page-route'

export const feedbackSummaryRoute = pageRoute({
  path: '/feedback/summary',
  guard: 'super-user',
  search: { assistant: oneOf(assistantNames), from: day, to: day, by: oneOf(['month']) },
  screen: () => import('./feedback-summary-page').then((page) => page.FeedbackSummaryPage),
})
