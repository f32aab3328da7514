import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { SnapshotFrom } from 'xstate'
import { type User, userQueries } from '@/entities/user'
import type { Session } from './session'

const SessionContext = createContext<Session | null>(null)

/** Provides the session to the pages below: `<SessionProvider value={session}>`. */
export const SessionProvider = SessionContext.Provider

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('SessionProvider is missing')
  return session
}

/** What a component needs of the session, such as `(snapshot) => snapshot.matches('expired')`. */
export function useSessionSelector<T>(select: (snapshot: SnapshotFrom<Session>) => T): T {
  return useSelector(useSession(), select)
}

/** The person who is signed in; for what is shown to signed-in people only. */
export function useUser(): User {
  return useSuspenseQuery(userQueries.me()).data
}
