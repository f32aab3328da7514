import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/connection'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import type { Outbox } from '../notifications'
import { bearerToken, createAuthenticator } from './authenticate'
import { identityOperations } from './identity.operations'
import { invitationOperations } from './invitation.operations'
import { createPersonRepository } from './person.repository'
import { createSessionRepository } from './session.repository'
import { createTokenService } from './tokens'
import { userOperations } from './user.operations'
import { type Connections, userChangeOperations } from './user-change.operations'

export { hashPassword } from './password'

/** Accounts and sessions: who somebody is and whether they are still signed in. */
export function createIdentity({
  db,
  secret,
  outbox,
}: {
  db: Database
  secret: string
  outbox: Outbox
  realtime: Realtime
}) {
  const tokens = createTokenService(secret)
  const people = createPersonRepository(db)
  const sessions = createSessionRepository(db)
  const connections: Connections = { endPerson: () => undefined }
  const authenticate = createAuthenticator(tokens, sessions, people)
  return {
    authenticate,
    authenticateRequest: async ({ headers }: Pick<FastifyRequest, 'headers'>) => {
      const token = bearerToken(headers.authorization)
      return token === undefined ? undefined : authenticate(token)
    },
    operations: {
      ...identityOperations(people, sessions, tokens),
      ...userOperations(db),
      ...userChangeOperations(db, connections),
      ...invitationOperations(db, outbox, connections),
    },
  }
}
