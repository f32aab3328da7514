import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { Keys } from '../../infrastructure/keys/keyring'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import type { Outbox } from '../notifications'
import { invitationOperations } from './accounts/invitation.operations'
import { accountRequestOperations } from './accounts/requests/account-request.operations'
import { userOperations } from './accounts/user.operations'
import { userChangeOperations } from './accounts/user-change.operations'
import { oneTimeLinkJob } from './one-time-links/one-time-link.job'
import { oneTimeLinkOperations } from './one-time-links/one-time-link.operations'
import { openOneTimeLink } from './one-time-links/open-one-time-link'
import { passwordOperations } from './passwords/password.operations'
import { createPersonRepository } from './person.repository'
import { bearerToken, createAuthenticator } from './sessions/authenticate'
import { eachNight, forgetSessionsJob } from './sessions/forget-sessions.job'
import { sessionOperations } from './sessions/session.operations'
import { createSessionRepository } from './sessions/session.repository'
import { createSessionTokenRepository } from './sessions/session-token.repository'
import { signInOperations } from './sessions/sign-in.operations'
import { createSignInFailures } from './sessions/sign-in-failure.repository'
import { createTokenService } from './sessions/tokens'

export { endDealershipAccounts } from './accounts/requests/end-dealership-accounts'
export { hashPassword } from './password'
export { checkNewPassword } from './passwords/password-rule'

interface IdentityOptions {
  db: Database
  /** Sign the tokens of sessions. */
  keys: Keys
  outbox: Outbox
  realtime: Realtime
  transact: Transact
}

/** Accounts and sessions: who somebody is and whether they are still signed in. */
export function createIdentity({ db, keys, outbox, realtime, transact }: IdentityOptions) {
  const tokens = createTokenService(keys)
  const people = createPersonRepository(db)
  const sessions = createSessionRepository(db)
  const refreshTokens = createSessionTokenRepository(db)
  const failures = createSignInFailures(db)
  const authenticate = createAuthenticator(tokens, sessions, people)
  return {
    authenticate,
    authenticateRequest: async ({ headers }: Pick<FastifyRequest, 'headers'>) => {
      const token = bearerToken(headers.authorization)
      return token === undefined ? undefined : (await authenticate(token))?.caller
    },
    operations: {
      ...signInOperations({ db, people, sessions, refreshTokens, failures, tokens, realtime }),
      ...sessionOperations({ db, sessions, realtime }),
      ...oneTimeLinkOperations({ db, people, tokens }),
      ...passwordOperations({ db, people, failures, outbox, realtime }),
      ...userOperations(db),
      ...userChangeOperations(db, realtime),
      ...invitationOperations({ db, transact, outbox, realtime }),
      ...accountRequestOperations(db, transact, outbox),
    },
    proofs: {
      'mailed:sign-in': (token: string) => openOneTimeLink(db, token, 'magic_login'),
      'mailed:password-reset': (token: string) => openOneTimeLink(db, token, 'reset_password'),
    },
    job: oneTimeLinkJob(db, outbox),
    nightly: { ...forgetSessionsJob(db), crontab: eachNight },
  }
}
