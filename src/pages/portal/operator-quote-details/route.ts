import { pageRoute, text } from '@/shared/lib/page-route'

export const operatorQuoteDetailsRoute = pageRoute({
  path: '/operator-quote-details',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./operator-quote-details-page').then((page) => page.OperatorQuoteDetailsScreen),
})
