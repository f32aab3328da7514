import { withoutSlash } from '@/shared/lib/page-route'

const pathsWithoutMenu = [
  ...['/login', '/logout', '/forgot-password', '/reset-password', '/onboarding', '/place-order', '/checkout'],
  ...[
    '/operator-orders',
    '/operator-order-details',
    '/operator-quote-details',
    '/machine-hours',
    '/machine-hours-thank-you',
  ],
  ...['/machine-service-kits', '/order-completed', '/machine-kits-checkout', '/magic-login', '/unsubscribe'],
]

/** "These paths show no side menu" (specification, section 2); /order-confirmed is the same screen as /order-completed. */
export function showsSideMenu(path: string): boolean {
  const plain = withoutSlash(path)
  return plain !== '/order-confirmed' && !pathsWithoutMenu.includes(plain)
}
