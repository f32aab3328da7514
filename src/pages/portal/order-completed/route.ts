import { pageRoute, text } from '@/shared/lib/page-route'

const route = {
  guard: 'public',
  layout: 'bare',
  // The router reads `failed=true` as a boolean.
  search: { token: text, failed: (value: unknown) => (String(value) === 'true' ? 'true' : undefined) },
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
