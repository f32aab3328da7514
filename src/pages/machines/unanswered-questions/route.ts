import { id, listRoute } from '@/shared/lib/page-route'

export const unansweredQuestionsRoute = listRoute({
  path: '/manuals/questions',
  guard: 'dealership-admin',
  search: { machine_id: id, dealership_organization: id },
  pageSize: 25,
  screen: () => import('./unanswered-questions-page').then((page) => page.UnansweredQuestionsPage),
})
