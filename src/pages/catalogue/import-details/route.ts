import { importFateValues } from '#contract/platform-limits'
import { oneOf, pageNumber, pageRoute } from '@/shared/lib/page-route'

export const catalogueImportRoute = pageRoute({
  path: '/manage-catalogue/import/$id',
  guard: 'dealership-admin',
  search: { fate: oneOf(importFateValues), page: pageNumber },
  screen: () => import('./import-page').then((page) => page.CatalogueImportScreen),
})
