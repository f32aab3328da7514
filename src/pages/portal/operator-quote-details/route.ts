import { oneOf, pageRoute, text } from '@/shared/lib/page-route'

export const operatorQuoteDetailsRoute = pageRoute({
  path: '/operator-quote-details',
  guard: 'public',
  layout: 'bare',
  search: { token: text, kind: oneOf(['maintenance']) },
  screen: () => import('./operator-quote-details-page').then((page) => page.OperatorQuoteDetailsScreen),
})
