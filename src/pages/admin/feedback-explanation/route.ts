import { id, pageNumber, pageRoute } from '@/shared/lib/page-route'

/** The address has the manual that is open beside the explanation, and its page. */
export const feedbackExplanationRoute = pageRoute({
  path: '/feedback/$id',
  guard: 'super-user',
  search: { manual: id, page: pageNumber },
  screen: () => import('./feedback-explanation-screen').then((page) => page.FeedbackExplanationScreen),
})
