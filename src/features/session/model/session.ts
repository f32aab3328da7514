import { type Actor, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import type { User } from '@/entities/user'
import { provideTokens, reportSession, type TokenSource } from '@/shared/api'
import { exclusivelyBy } from '../tokens/exclusively'
import { exchange, fetchUser, revoke } from '../tokens/identity-calls'
import { refreshTokens } from '../tokens/refresh-tokens'
import { rememberedUser, rememberUser } from '../tokens/remembered-user'
import { clearStoredData, tokenStorage } from '../tokens/token-storage'
import { sessionMachine } from './session.machine'

export type Session = Actor<typeof sessionMachine>

/**
 * Starts the one session of this tab: it resumes what is stored, follows the other tabs, and from now on every call
 * carries its token.
 *
 * @param onUser called with the person before the session counts as signed in
 */
export function startSession(onUser: (user: User) => void): Session {
  const exclusively = exclusivelyBy(globalThis.navigator?.locks)
  const session = createActor(
    sessionMachine.provide({
      actors: {
        fetchUser: fromPromise(({ input, signal }) => fetchUser(input, signal).catch(rememberedUser(input))),
        refreshTokens: fromPromise(({ input }) =>
          refreshTokens(input, { storage: tokenStorage, exclusively, exchange, revoke }),
        ),
      },
      actions: {
        rememberUser: (_, user) => {
          rememberUser(user)
          onUser(user)
        },
        revoke: (_, tokens) => tokens && revoke(tokens.refresh_token),
        clearSession: tokenStorage.clear,
        clearStoredData,
      },
    }),
  )
  session.start()
  session.send({ type: 'tokens.changed', tokens: tokenStorage.read() })
  const stopFollowing = tokenStorage.onChange((tokens) => session.send({ type: 'tokens.changed', tokens }))
  const withdrawTokens = provideTokens(tokensOf(session))
  const retry = () => retrySession(session)
  window.addEventListener('online', retry)
  session.subscribe({
    next: (snapshot) => reportSession(isOutOfReach(snapshot)),
    complete: () => {
      window.removeEventListener('online', retry)
      stopFollowing()
      withdrawTokens()
      reportSession(false)
    },
  })
  return session
}

/** The session as the API sees it. */
function tokensOf(session: Session): TokenSource {
  const current = () => session.getSnapshot().context.tokens?.access_token ?? null
  return {
    current,
    renew: async (token) => {
      session.send({ type: 'token.rejected', token })
      await waitFor(session, (snapshot) => isOutOfReach(snapshot) || !isBusy(snapshot))
      return current()
    },
    reportRejected: (token) => session.send({ type: 'renewed.token.rejected', token }),
  }
}

type Snapshot = SnapshotFrom<Session>

const isBusy = (snapshot: Snapshot) => isRestoring(snapshot) || snapshot.matches('refreshing')

/** Whether the session waits for a server that can be reached. */
export const isOutOfReach = (snapshot: Snapshot): boolean =>
  snapshot.matches('outOfReach') || snapshot.matches({ restoring: 'outOfReach' })

/** Tries again at once, where the session waits for the server. */
export function retrySession(session: Session): void {
  if (isOutOfReach(session.getSnapshot())) session.send({ type: 'tokens.changed', tokens: tokenStorage.read() })
}

/** Whether it is not yet known who is signed in, so that there is nothing to show. */
export const isRestoring = (snapshot: Snapshot): boolean => snapshot.matches('restoring')

/** Resolves when it is known who is signed in, that nobody is, or that this cannot be known for the time being. */
export async function whenRestored(session: Session): Promise<void> {
  await waitFor(session, (snapshot) => isOutOfReach(snapshot) || !isRestoring(snapshot))
}
