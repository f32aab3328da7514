import { hasUnsent, type Place } from '@/shared/lib/leave-warning'
import { withoutSlash } from '@/shared/lib/page-route'

type Move = {
  currentLocation: { pathname: string }
  nextLocation: { pathname: string }
  action: 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO'
}

/** Who signs out means it, and where a session has ended nothing could be sent any more. */
const waysOut = ['/logout', '/login']

/**
 * Whether a navigation inside the app would lose unsaved input.
 *
 * On the same page, a change of the search leaves the forms as they are; but Back may close a dialog that is part of
 * the address, and so lose the dialog's input.
 */
export function losesTyped(
  { currentLocation, nextLocation, action }: Move,
  isUnsent: (place?: Place) => boolean = hasUnsent,
): boolean {
  const to = withoutSlash(nextLocation.pathname)
  if (waysOut.includes(to)) return false
  if (to !== withoutSlash(currentLocation.pathname)) return isUnsent()
  return action !== 'PUSH' && action !== 'REPLACE' && isUnsent('dialog')
}
