import { pageNumber, pageRoute } from '@/shared/lib/page-route'

export const taxRatesRoute = pageRoute({
  path: '/manage-catalogue/tax',
  guard: 'dealership-admin',
  search: { page: pageNumber },
  screen: () => import('./tax-rates-page').then((page) => page.TaxRatesPage),
})
