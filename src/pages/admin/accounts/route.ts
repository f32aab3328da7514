import { accountStatuses } from '@/entities/user'
import { id, listRoute, oneOf } from '@/shared/lib/page-route'

/** As many people as fit a desktop screen without much scrolling. */
const PAGE_SIZE = 20

export const accountsRoute = listRoute({
  path: '/accounts',
  guard: 'org-admin',
  search: { status: oneOf(accountStatuses) },
  scope: { organization_id: id },
  pageSize: PAGE_SIZE,
  screen: () => import('./accounts-page').then((page) => page.AccountsPage),
})
