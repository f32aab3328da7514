import { listPayoutsQuery } from '#contract/platform-limits'
import { payoutStates } from '@/entities/payment'
import { day, id, listRoute, oneOf } from '@/shared/lib/page-route'

export const payoutsRoute = listRoute({
  path: '/payouts',
  guard: 'dealership-admin',
  search: { state: oneOf(payoutStates), from: day, to: day },
  sort: listPayoutsQuery.sort_field.values,
  initialSort: { field: 'created_at', direction: 'desc' },
  scope: { organization_id: id },
  pageSize: 25,
  screen: () => import('./payouts-page').then((page) => page.PayoutsPage),
})
