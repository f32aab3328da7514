import { pageNumber, pageRoute, text } from '@/shared/lib/page-route'

/** `search` and `page` are those of the customers. */
export const pricesRoute = pageRoute({
  path: '/manage-catalogue/prices',
  guard: 'dealership-admin',
  search: { search: text, page: pageNumber },
  screen: () => import('./prices-page').then((page) => page.PricesPage),
})
