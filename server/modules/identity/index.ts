import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/connection'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import type { Outbox } from '../notifications'
import { bearerToken, createAuthenticator } from './authenticate'
import { identityOperations } from './identity.operations'
import { invitationOperations } from './invitation.operations'
import { oneTimeLinkJob } from './one-time-link.job'
import { oneTimeLinkOperations } from './one-time-link.operations'
import { passwordOperations } from './password.operations'
import { createPersonRepository } from './person.repository'
import { sessionOperations } from './session.operations'
import { createSessionRepository } from './session.repository'
import { createSessionTokenRepository } from './session-token.repository'
import { createSignInFailures } from './sign-in-failure.repository'
import { createTokenService } from './tokens'
import { userOperations } from './user.operations'
import { userChangeOperations } from './user-change.operations'

export { hashPassword } from './password'
export { checkNewPassword } from './password-rule'

interface IdentityOptions {
  db: Database
  secret: string
  outbox: Outbox
  realtime: Realtime
}

/** Accounts and sessions: who somebody is and whether they are still signed in. */
export function createIdentity({ db, secret, outbox, realtime }: IdentityOptions) {
  const tokens = createTokenService(secret)
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
      ...identityOperations({ db, people, sessions, refreshTokens, failures, tokens, realtime }),
      ...sessionOperations({ db, sessions, realtime }),
      ...oneTimeLinkOperations({ db, people, tokens }),
      ...passwordOperations({ db, people, failures, outbox, realtime }),
      ...userOperations(db),
      ...userChangeOperations(db, realtime),
      ...invitationOperations(db, outbox, realtime),
    },
    job: oneTimeLinkJob(db, outbox),
  }
}
