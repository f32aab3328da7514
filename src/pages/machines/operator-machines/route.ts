import { threadFilterValues } from '#contract/platform-limits'
import { id, listRoute, oneOf } from '@/shared/lib/page-route'

export const operatorMachinesRoute = listRoute({
  path: '/operator-machines',
  guard: 'signed-in',
  search: { status: oneOf(threadFilterValues), organization_id: id },
  aside: { thread: id },
  screen: () => import('./operator-machines-page').then((page) => page.OperatorMachinesPage),
})
