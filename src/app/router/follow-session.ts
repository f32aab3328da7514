import { isOutOfReach, isRestoring, type Session } from '@/features/session'
import type { AppRouter } from './router'
import { isSignedIn } from './router-context'

/** Asks the guards again when somebody signed in or out, here or in another tab, or the session ended. */
export function followSession(session: Session, { router, loadPages }: AppRouter): void {
  let wasSignedIn = isSignedIn(session)
  session.subscribe((snapshot) => {
    // Until it is known who is there, pages that are open without login are shown as to nobody.
    if (isRestoring(snapshot) && isOutOfReach(snapshot)) wasSignedIn = false
    if (isRestoring(snapshot) || wasSignedIn === isSignedIn(session)) return
    wasSignedIn = !wasSignedIn
    void (wasSignedIn ? loadPages() : Promise.resolve()).then(() => router.invalidate())
  })
}
