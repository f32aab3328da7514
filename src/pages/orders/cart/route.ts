import { id, pageRoute } from '@/shared/lib/page-route'

/** Who sells and who buys. */
const sides = { dealership_id: id, operator_id: id }

export const cartRoute = pageRoute({
  path: '/cart',
  guard: 'signed-in',
  // The machine that parts are added for.
  search: { ...sides, instance_id: id },
  screen: () => import('./cart-page').then((page) => page.CartScreen),
})

export const cartListRoute = pageRoute({
  path: '/cart/lists/$id',
  guard: 'signed-in',
  search: sides,
  screen: () => import('./lists/list-page').then((page) => page.ListScreen),
})
