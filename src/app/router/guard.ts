import { hasRole, type User } from '@/entities/user'
import { type Guard, withoutSlash } from '@/shared/lib/page-route'

/** The paths of the specification's guard rule, and those that are open like them because nobody could sign in or out. */
const openPaths = [
  ...[
    '/forgot-password',
    '/reset-password',
    '/place-order',
    '/checkout',
    '/operator-orders',
    '/operator-order-details',
  ],
  ...['/order-completed', '/operator-quote-details', '/machine-hours', '/machine-hours-thank-you'],
  ...['/machine-service-kits', '/machine-kits-checkout'],
  ...['/login', '/logout', '/magic-login', '/order-confirmed', '/unsubscribe'],
]

/** "If no user is stored, only these paths are allowed without login. Everything else goes to /login." */
export function isOpenWithoutLogin(path: string): boolean {
  return openPaths.includes(withoutSlash(path))
}

/** Whether a person may see a route's screen; null is nobody. */
export function mayEnter(guard: Guard, user: User | null): boolean {
  if (guard === 'public') return true
  return user !== null && (guard === 'signed-in' || hasRole(user, guard))
}
