import { flag, id, pageRoute, text } from '@/shared/lib/page-route'

const route = {
  guard: 'public',
  layout: 'bare',
  search: { token: text, order_id: id, failed: flag, paid: flag },
  redirect: (visitor: object | null, { token, order_id }: { token?: string; order_id?: string }) =>
    visitor || token || !order_id ? undefined : `/login?next=${encodeURIComponent(`/orders/${order_id}`)}`,
} as const

/** "Same screen" (specification, section 2). */
export const orderCompletedRoute = pageRoute({
  path: '/order-completed',
  ...route,
  screen: () => import('./order-completed-page').then((page) => page.OrderCompletedScreen),
})

export const orderConfirmedRoute = pageRoute({
  path: '/order-confirmed',
  ...route,
  screen: () => import('./order-completed-page').then((page) => page.OrderConfirmedScreen),
})
