import { listQuotesQuery } from '#contract/platform-limits'
import { quoteStatuses } from '@/entities/quote'
import { id, listRoute, oneOf } from '@/shared/lib/page-route'

export const quotesRoute = listRoute({
  path: '/quotes',
  guard: 'signed-in',
  search: { status: oneOf(quoteStatuses), instance_id: id, operator_id: id, dealership_organization: id },
  sort: listQuotesQuery.sort_field.values,
  initialSort: { field: 'created_at', direction: 'desc' },
  screen: () => import('./quotes-page').then((page) => page.QuotesPage),
})
