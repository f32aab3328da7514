import { id, withoutSlash } from '@/shared/lib/page-route'

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

/** Pages whose question is about the machine that the top bar names. */
export const isConversation = (path: string) =>
  ['/assistant', '/operations-assistant', '/parts-assistant', '/machine-and-query-unified'].includes(withoutSlash(path))

/**
 * Pages that name their machine and ask about it themselves: the chosen machine in the top bar is often another one, and a
 * second "Ask" beside theirs would be answered from the wrong manuals.
 */
export function asksByItself(path: string): boolean {
  const plain = withoutSlash(path)
  const [, list = '', record] = plain.split('/')
  return (
    plain === '/machine-and-query-input' ||
    (['machines', 'machine-instances'].includes(list) && id(record) !== undefined)
  )
}
