import type { Session } from '@/features/session'
import type { AppRouter } from './router'

/** Asks the guards again whenever somebody signed in or out, here or in another tab, or the session ended. */
export function followSession(session: Session, router: Pick<AppRouter, 'invalidate'>): void {
  let wasSignedIn = isSignedIn(session)
  session.subscribe(() => {
    if (wasSignedIn === isSignedIn(session)) return
    wasSignedIn = !wasSignedIn
    void router.invalidate()
  })
}

function isSignedIn(session: Session): boolean {
  return session.getSnapshot().context.tokens !== null
}
