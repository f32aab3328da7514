import { listPaymentsQuery } from '#contract/platform-limits'
import { paymentStates } from '@/entities/payment'
import { day, id, listRoute, oneOf } from '@/shared/lib/page-route'

export const paymentsRoute = listRoute({
  path: '/payments',
  guard: 'dealership-admin',
  search: { state: oneOf(paymentStates), from: day, to: day },
  sort: listPaymentsQuery.sort_field.values,
  initialSort: { field: 'created_at', direction: 'desc' },
  scope: { organization_id: id },
  pageSize: 25,
  screen: () => import('./payments-page').then((page) => page.PaymentsPage),
})
