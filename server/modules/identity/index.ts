import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { Keys } from '../../infrastructure/keys/keyring'
import type { Outbox } from '../notifications'
import { accountRequestOperations } from './accounts/requests/account-request.operations'
import { userOperations } from './accounts/user.operations'
import { oneTimeLinkJob } from './one-time-links/one-time-link.job'
import { oneTimeLinkOperations } from './one-time-links/one-time-link.operations'
import { openOneTimeLink } from './one-time-links/open-one-time-link'
import { passwordOperations } from './passwords/password.operations'
import { bearerToken, createAuthenticator } from './sessions/authenticate-caller'
import { eachNight, removeSessionsJob } from './sessions/forget-sessions.job'
import { sessionOperations } from './sessions/session.operations'
import { signInOperations } from './sessions/sign-in.operations'
import { createTokenService } from './sessions/tokens'
import { accountRequestsTool } from './tools/account-requests.tool'
import { ownAccountTool } from './tools/own-account.tool'
import { usersTool } from './tools/users.tool'

export { endDealershipAccounts } from './accounts/requests/end-dealership-accounts'
export { rightsChanged, sessionsEnded } from './identity.events'
export { hashPassword } from './password'
export { checkNewPassword } from './passwords/password-rule'

interface IdentityOptions {
  db: Database
  /** Sign the tokens of sessions. */
  keys: Keys
  outbox: Outbox
  transact: Transact
}

/** Accounts and sessions: who a person is and whether they are still signed in. */
export function createIdentity({ db, keys, outbox, transact }: IdentityOptions) {
  const tokens = createTokenService(keys)
  const authenticate = createAuthenticator(db, tokens)
  return {
    authenticate,
    authenticateRequest: async ({ headers }: Pick<FastifyRequest, 'headers'>) => {
      const token = bearerToken(headers.authorization)
      return token === undefined ? undefined : (await authenticate(token))?.caller
    },
    operations: {
      ...signInOperations({ db, transact, tokens }),
      ...sessionOperations(db, transact),
      ...oneTimeLinkOperations({ db, transact, tokens }),
      ...passwordOperations({ db, transact, outbox }),
      ...userOperations({ db, transact, outbox }),
      ...accountRequestOperations(db, transact, outbox),
    },
    tools: [usersTool(db), ownAccountTool(db), accountRequestsTool(db)],
    proofs: {
      'mailed:sign-in': (token: string) => openOneTimeLink(db, token, 'magic_login'),
      'mailed:password-reset': (token: string) => openOneTimeLink(db, token, 'reset_password'),
    },
    job: oneTimeLinkJob(transact, outbox),
    nightly: { ...removeSessionsJob(db), crontab: eachNight },
  }
}
