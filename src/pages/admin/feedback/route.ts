import { assistantNames, ratings } from '@/entities/feedback'
import { day, listRoute, oneOf } from '@/shared/lib/page-route'

export const feedbackRoute = listRoute({
  path: '/feedback',
  guard: 'super-user',
  search: { rating: oneOf(ratings), assistant: oneOf(assistantNames), from: day, to: day },
  screen: () => import('./feedback-page').then((page) => page.FeedbackPage),
})
