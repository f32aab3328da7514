import { pageNumber, pageRoute } from '@/shared/lib/page-route'

export const stockRoute = pageRoute({
  path: '/inventory/$id',
  guard: 'dealership-admin',
  search: { page: pageNumber },
  screen: () => import('./stock-page').then((page) => page.StockScreen),
})
