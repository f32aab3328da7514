import { holdsUnsent, type Place } from '@/shared/lib/leave-warning'
import { withoutSlash } from '@/shared/lib/page-route'

type Move = {
  currentLocation: { pathname: string }
  nextLocation: { pathname: string }
  action: 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO'
}

/** Who signs out means it, and where a session has ended nothing could be sent any more. */
const waysOut = ['/logout', '/login']

/**
 * Whether a move inside the app would lose what was typed.
 *
 * On the same page what changes the search leaves its forms as they are; but Back, which may close a dialog that is
 * kept in the address, does not leave the dialog's.
 */
export function losesTyped(
  { currentLocation, nextLocation, action }: Move,
  holds: (place?: Place) => boolean = holdsUnsent,
): boolean {
  const to = withoutSlash(nextLocation.pathname)
  if (waysOut.includes(to)) return false
  if (to !== withoutSlash(currentLocation.pathname)) return holds()
  return action !== 'PUSH' && action !== 'REPLACE' && holds('dialog')
}
