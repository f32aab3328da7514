import { id, pageRoute } from '@/shared/lib/page-route'

export const cartRoute = pageRoute({
  path: '/cart',
  guard: 'signed-in',
  search: { dealership_id: id, operator_id: id },
  screen: () => import('./cart-page').then((page) => page.CartScreen),
})
