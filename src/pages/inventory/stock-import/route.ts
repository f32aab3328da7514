import { stockImportFates } from '@/entities/inventory'
import { oneOf, pageNumber, pageRoute } from '@/shared/lib/page-route'

export const stockImportRoute = pageRoute({
  path: '/inventory/imports/$id',
  guard: 'dealership-admin',
  search: { fate: oneOf(stockImportFates), page: pageNumber },
  screen: () => import('./import-page').then((page) => page.StockImportScreen),
})
