import { id, pageNumber, pageRoute } from '@/shared/lib/page-route'

export const stockImportsRoute = pageRoute({
  path: '/inventory/imports',
  guard: 'dealership-admin',
  search: { organization_id: id, page: pageNumber },
  screen: () => import('./imports-page').then((page) => page.StockImportsPage),
})
