import { id, pageRoute, text } from '@/shared/lib/page-route'

export const checkoutRoute = pageRoute({
  path: '/checkout',
  guard: 'public',
  layout: 'bare',
  search: { token: text, order_id: id },
  // "L, or public via token flow" (specification, section 2).
  redirect: (visitor, { token, order_id }) =>
    visitor || token || !order_id ? undefined : `/login?next=${encodeURIComponent(`/checkout?order_id=${order_id}`)}`,
  screen: () => import('./checkout-page').then((page) => page.CheckoutScreen),
})
