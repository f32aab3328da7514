import { listMaintenanceQuotesQuery } from '#contract/platform-limits'
import { maintenanceQuoteStatuses } from '@/entities/maintenance-quote'
import { id, listRoute, oneOf } from '@/shared/lib/page-route'

export const maintenanceQuotesRoute = listRoute({
  path: '/maintenance-quotes',
  guard: 'org-admin',
  search: { status: oneOf(maintenanceQuoteStatuses), dealership_organization: id },
  sort: listMaintenanceQuotesQuery.sort_field.values,
  initialSort: { field: 'created_at', direction: 'desc' },
  screen: () => import('./maintenance-quotes-page').then((page) => page.MaintenanceQuotesPage),
})
