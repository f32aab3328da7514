import { disputeStates } from '@/entities/payment'
import { id, listRoute, oneOf } from '@/shared/lib/page-route'

export const disputesRoute = listRoute({
  path: '/payments/disputes',
  guard: 'dealership-admin',
  search: { state: oneOf(disputeStates) },
  scope: { organization_id: id },
  pageSize: 25,
  screen: () => import('./disputes-page').then((page) => page.DisputesPage),
})
