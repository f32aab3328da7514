import type { Database } from '../../../db/connection'
import { DomainError, tokenNotValid } from '../../../domain/domain-error'
import { tooManyRequests } from '../../../domain/too-many-requests'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { passwordMatches } from '../password'
import { maySignIn, normalizeEmail } from '../person'
import { findCredentials, findPerson } from '../person.repository'
import { toWire } from '../person.wire'
import { endSession } from './end-sessions'
import { recordSignInAttempt } from './record-sign-in-attempt'
import { renewSession } from './renew-session'
import { isKnownNetwork } from './session.repository'
import { signInPlace } from './session-device'
import { startSession } from './start-session'
import type { TokenService } from './tokens'

interface Options {
  db: Database
  transact: Transact
  tokens: TokenService
}

const invalidCredentials = () =>
  new DomainError('unauthenticated', 'invalid_credentials', {
    en: 'Wrong e-mail or password.',
    es: 'Correo o contraseña incorrectos.',
  })

/** Signing in and out, and staying signed in. */
export function signInOperations({ db, transact, tokens }: Options) {
  return {
    login: async ({ body, headers, address }) => {
      const email = normalizeEmail(body.email)
      const account = await findCredentials(db, email)
      const checkedHash = account?.passwordHash ?? undefined
      // Always checked, so that the duration does not reveal which accounts exist.
      const matches = await passwordMatches(checkedHash, body.password)
      const isAccepted = matches && account !== undefined && maySignIn(account, new Date())
      const attempt = { email, address, isKnownNetwork: await isKnownNetwork(db, email, address) }
      const verdict = await transact((trx) => recordSignInAttempt(trx, attempt, isAccepted))
      if (verdict.kind === 'locked') throw tooManyRequests(verdict.seconds)
      if (verdict.kind === 'wrong' || !account) throw invalidCredentials()

      const { personId } = account
      const place = signInPlace(headers, address)
      const issued = await transact((trx) => startSession(trx, { personId, place, checkedHash }))
      if (!issued) throw invalidCredentials()
      return { status: 200, body: await tokens.issue(issued) }
    },

    refreshTokens: async ({ body, headers }) => {
      const claims = await tokens.readRefresh(body.refresh_token)
      if (!claims) throw tokenNotValid()
      const attempt = headers['idempotency-key']?.toString()
      const issued = await transact((trx) => renewSession(trx, { tokenId: claims.jti, attempt }))
      if (!issued) throw tokenNotValid()
      return { status: 200, body: await tokens.issue(issued) }
    },

    logout: async ({ body }) => {
      const claims = await tokens.readRefresh(body.refresh_token)
      if (claims) await transact((trx) => endSession(trx, { id: claims.session_id }, 'logout'))
      return { status: 204 }
    },

    getCurrentUser: async ({ caller }) => {
      const person = await findPerson(db, caller.userId)
      if (!person) throw tokenNotValid()
      return { status: 200, body: toWire(person) }
    },
  } satisfies Pick<PlatformHandlers, 'login' | 'refreshTokens' | 'logout' | 'getCurrentUser'>
}
