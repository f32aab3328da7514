import { pageRoute } from '@/shared/lib/page-route'

export const orderRoute = pageRoute({
  path: '/orders/$id',
  guard: 'signed-in',
  screen: () => import('./order-page').then((page) => page.OrderScreen),
})
