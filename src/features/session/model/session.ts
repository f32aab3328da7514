import { type Actor, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import type { User } from '@/entities/user'
import { provideTokens, type TokenSource } from '@/shared/api'
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
  session.subscribe({
    complete: () => {
      stopFollowing()
      withdrawTokens()
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
      await waitFor(session, (snapshot) => !snapshot.matches('restoring') && !snapshot.matches('refreshing'))
      return current()
    },
    reportRejected: (token) => session.send({ type: 'renewed.token.rejected', token }),
  }
}

/** Whether it is not yet known who is signed in, so that there is nothing to show. */
export const isRestoring = (snapshot: SnapshotFrom<Session>): boolean => snapshot.matches('restoring')

/** Resolves when it is known who is signed in, or that nobody is. */
export async function whenRestored(session: Session): Promise<void> {
  await waitFor(session, (snapshot) => !isRestoring(snapshot))
}
