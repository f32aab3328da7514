import { listEmailsQuery } from '#contract/platform-limits'
import { emailStatuses } from '@/entities/email'
import { listRoute, oneOf } from '@/shared/lib/page-route'

export const emailsRoute = listRoute({
  path: '/emails',
  guard: 'super-user',
  search: { status: oneOf(emailStatuses) },
  sort: listEmailsQuery.sort_field.values,
  initialSort: { field: 'created_at', direction: 'desc' },
  screen: () => import('./emails-page').then((page) => page.EmailsPage),
})
