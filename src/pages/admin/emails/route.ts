import { emailStatuses } from '@/entities/email'
import { listRoute, oneOf } from '@/shared/lib/page-route'

export const emailsRoute = listRoute({
  path: '/emails',
  guard: 'super-user',
  search: { status: oneOf(emailStatuses) },
  screen: () => import('./emails-page').then((page) => page.EmailsPage),
})
