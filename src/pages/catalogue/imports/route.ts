import { pageNumber, pageRoute } from '@/shared/lib/page-route'

export const catalogueImportsRoute = pageRoute({
  path: '/manage-catalogue/import',
  guard: 'dealership-admin',
  search: { page: pageNumber },
  screen: () => import('./imports-page').then((page) => page.CatalogueImportsPage),
})
