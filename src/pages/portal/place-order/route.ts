import { pageRoute, text } from '@/shared/lib/page-route'

export const placeOrderRoute = pageRoute({
  path: '/place-order',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./place-order-page').then((page) => page.PlaceOrderScreen),
})
