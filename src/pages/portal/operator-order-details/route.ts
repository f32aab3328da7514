import { pageRoute, text } from '@/shared/lib/page-route'

export const operatorOrderDetailsRoute = pageRoute({
  path: '/operator-order-details',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./operator-order-details-page').then((page) => page.OperatorOrderDetailsScreen),
})
