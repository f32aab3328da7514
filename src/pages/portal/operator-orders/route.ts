import { pageRoute, text } from '@/shared/lib/page-route'

export const operatorOrdersRoute = pageRoute({
  path: '/operator-orders',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./operator-orders-page').then((page) => page.OperatorOrdersScreen),
})
