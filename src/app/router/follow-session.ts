import type { Session } from '@/features/session'
import { type AppRouter, loadRoutes } from './router'
import { isSignedIn } from './router-context'

/** Asks the guards again whenever somebody signed in or out, here or in another tab, or the session ended. */
export function followSession(session: Session, router: AppRouter): void {
  let wasSignedIn = isSignedIn(session)
  session.subscribe(() => {
    if (wasSignedIn === isSignedIn(session)) return
    wasSignedIn = !wasSignedIn
    void loadRoutes(router, session).then(() => router.invalidate())
  })
}
