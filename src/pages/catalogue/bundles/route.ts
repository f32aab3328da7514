import { listCatalogueBundlesQuery } from '#contract/platform-limits'
import { listRoute, oneOf } from '@/shared/lib/page-route'

export const bundleStates = ['sold', 'not_sold'] as const

export const catalogueBundlesRoute = listRoute({
  path: '/manage-catalogue/bundles',
  guard: 'dealership-admin',
  search: { state: oneOf(bundleStates) },
  sort: listCatalogueBundlesQuery.sort_field.values,
  initialSort: { field: 'name', direction: 'asc' },
  screen: () => import('./bundles-page').then((page) => page.CatalogueBundlesPage),
})
