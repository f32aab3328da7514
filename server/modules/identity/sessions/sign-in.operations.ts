import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { Problem, tokenNotValid, tooManyRequests } from '../../../http/problem'
import type { Realtime } from '../../../infrastructure/realtime/realtime'
import { passwordMatches } from '../password'
import { normaliseEmail } from '../person'
import type { PersonRepository } from '../person.repository'
import { toWire } from '../wire'
import { beginSession, type SessionRepository } from './session.repository'
import type { SessionTokenRepository } from './session-token.repository'
import { maySignIn, signInPlace } from './sign-in'
import type { SignInFailureRepository } from './sign-in-failure.repository'
import type { TokenService } from './tokens'

interface Options {
  db: Database
  people: PersonRepository
  sessions: SessionRepository
  refreshTokens: SessionTokenRepository
  failures: SignInFailureRepository
  tokens: TokenService
  realtime: Pick<Realtime, 'endSession'>
}

const invalidCredentials = () =>
  new Problem(401, 'invalid_credentials', {
    en: 'E-mail or password is not right.',
    es: 'El correo o la contraseña no son correctos.',
  })

/** Signing in and out, and staying signed in. */
export function signInOperations({ db, people, sessions, refreshTokens, failures, tokens, realtime }: Options) {
  return {
    login: async ({ body, headers, address }) => {
      const email = normaliseEmail(body.email)
      const account = await people.credentialsOf(email)
      const hash = account?.passwordHash ?? undefined
      // Always checked, also where it cannot help any more: nobody learns from the clock what there is.
      const matches = await passwordMatches(hash, body.password)
      const mayEnter = matches && account !== undefined && maySignIn(account, new Date())
      const isKnownNetwork = await sessions.isKnownNetwork(email, address)
      const verdict = await failures.settle({ email, address, isKnownNetwork }, mayEnter)
      if (verdict.kind === 'locked') throw tooManyRequests(verdict.seconds)
      if (verdict.kind === 'wrong' || !account) throw invalidCredentials()

      const place = signInPlace(headers, address)
      const issued = await db.transaction().execute((trx) => beginSession(trx, account.personId, place, hash))
      if (!issued) throw invalidCredentials()
      return { status: 200, body: await tokens.issue(issued) }
    },

    refreshTokens: async ({ body, headers }) => {
      const claims = await tokens.readRefresh(body.refresh_token)
      if (!claims) throw tokenNotValid()
      const rotation = await refreshTokens.rotate(claims.jti, headers['idempotency-key']?.toString())
      if (rotation.kind === 'reused') realtime.endSession([rotation.sessionId])
      if (rotation.kind !== 'issued') throw tokenNotValid()
      return { status: 200, body: await tokens.issue(rotation.token) }
    },

    logout: async ({ body }) => {
      const claims = await tokens.readRefresh(body.refresh_token)
      if (claims) {
        await sessions.logout(claims.session_id)
        realtime.endSession([claims.session_id])
      }
      return { status: 204 }
    },

    getCurrentUser: async ({ caller }) => {
      const person = await people.find(caller.userId)
      if (!person) throw tokenNotValid()
      return { status: 200, body: toWire(person) }
    },
  } satisfies Pick<PlatformHandlers, 'login' | 'refreshTokens' | 'logout' | 'getCurrentUser'>
}
