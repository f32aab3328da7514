import { listCataloguePartsQuery } from '#contract/platform-limits'
import { listRoute, oneOf } from '@/shared/lib/page-route'

export const partStates = ['sold', 'not_sold'] as const

export const cataloguePartsRoute = listRoute({
  path: '/manage-catalogue',
  guard: 'dealership-admin',
  search: { state: oneOf(partStates) },
  sort: listCataloguePartsQuery.sort_field.values,
  initialSort: { field: 'part_number', direction: 'asc' },
  screen: () => import('./parts-page').then((page) => page.CataloguePartsPage),
})
