import type { Updateable } from 'kysely'
import type { Database } from '../../../db/connection'
import type { Session } from '../../../db/schema'
import { networkOf } from './network'
import { addRefreshToken } from './session-token.repository'
import { type IssuedToken, refreshSeconds } from './tokens'

/** From where somebody signs in. */
export interface SignInPlace {
  userAgent: string
  address: string
}

export interface OpenSession extends SignInPlace {
  id: string
  createdAt: Date
  lastUsedAt: Date
}

/** How many sessions a list shows at most. */
export const mostListed = 1000

/** Where people are signed in. */
export function createSessionRepository(db: Database) {
  return {
    async isOpen(sessionId: string, personId: string): Promise<boolean> {
      const row = await openSessions(db, personId).where('id', '=', sessionId).select('id').executeTakeFirst()
      return row !== undefined
    },

    /** The sessions that can still be carried on, the last used first. */
    list(personId: string): Promise<OpenSession[]> {
      return openSessions(db, personId)
        .where('last_used_at', '>', new Date(Date.now() - refreshSeconds * 1000))
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .select(['id', 'user_agent as userAgent', 'address', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
        .limit(mostListed)
        .execute()
    },

    /** Whether somebody signed in to the account from this network lately and did not turn out to be a stranger. */
    async isKnownNetwork(email: string, address: string): Promise<boolean> {
      const rows = await db
        .selectFrom('session')
        .innerJoin('person', 'person.id', 'session.person_id')
        .where('person.email', '=', email)
        .where((is) => is.or([is('session.end_reason', 'is', null), is('session.end_reason', '=', 'logout')]))
        .select('session.address')
        .distinct()
        .execute()
      return rows.some((row) => networkOf(row.address) === networkOf(address))
    },

    /** Ends the session whose own refresh token was shown. */
    async logout(sessionId: string): Promise<void> {
      await endings(db, 'logout').where('id', '=', sessionId).execute()
    },

    /** @returns whether the person had such an open session */
    async endOne(sessionId: string, personId: string): Promise<boolean> {
      const ended = await endings(db, 'revoked')
        .where('id', '=', sessionId)
        .where('person_id', '=', personId)
        .returning('id')
        .execute()
      return ended.length > 0
    },
  }
}

export type SessionRepository = ReturnType<typeof createSessionRepository>

/**
 * Signs a person in, in the caller's transaction.
 * @param checkedHash of the password that let them in, where it was one
 * @returns undefined when the account was deactivated, or its password changed, since that was looked at
 */
export async function beginSession(
  trx: Database,
  personId: string,
  { userAgent, address }: SignInPlace,
  checkedHash?: string,
): Promise<IssuedToken | undefined> {
  const account = trx.selectFrom('person').where('id', '=', personId).where('is_active', '=', true)
  const asChecked = await (checkedHash === undefined ? account : account.where('password_hash', '=', checkedHash))
    .select('id')
    // Whoever deactivates the account or changes its password waits for this, and then ends this session too.
    .forShare()
    .executeTakeFirst()
  if (!asChecked) return undefined
  const session = await trx
    .insertInto('session')
    .values({ person_id: personId, user_agent: userAgent.slice(0, 400), address })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { personId, sessionId: session.id, tokenId: await addRefreshToken(trx, session.id) }
}

/**
 * Ends all sessions of a person, in the caller's transaction; all but one where one is to be kept.
 * @returns the ids of those that ended: once that is stored, their sockets are to be closed too
 */
export async function endSessionsOf(
  trx: Database,
  personId: string,
  reason: EndReason,
  keep?: string,
): Promise<string[]> {
  const all = endings(trx, reason).where('person_id', '=', personId)
  const ended = await (keep === undefined ? all : all.where('id', '<>', keep)).returning('id').execute()
  return ended.map(({ id }) => id)
}

type EndReason = NonNullable<Updateable<Session>['end_reason']>

const openSessions = (db: Database, personId: string) =>
  db.selectFrom('session').where('person_id', '=', personId).where('ended_at', 'is', null)

const endings = (db: Database, reason: EndReason) =>
  db.updateTable('session').set({ ended_at: new Date(), end_reason: reason }).where('ended_at', 'is', null)
