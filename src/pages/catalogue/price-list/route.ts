import { pageNumber, pageRoute, text } from '@/shared/lib/page-route'

export const priceListRoute = pageRoute({
  path: '/manage-catalogue/prices/$id',
  guard: 'dealership-admin',
  search: { search: text, page: pageNumber },
  screen: () => import('./price-list-page').then((page) => page.PriceListScreen),
})
