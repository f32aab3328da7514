import { listServedCustomersQuery } from '#contract/platform-limits'
import { listRoute } from '@/shared/lib/page-route'

export const customersRoute = listRoute({
  path: '/customers',
  guard: 'dealership-staff',
  sort: listServedCustomersQuery.sort_field.values,
  initialSort: { field: 'name', direction: 'asc' },
  screen: () => import('./customers-page').then((page) => page.CustomersPage),
})
