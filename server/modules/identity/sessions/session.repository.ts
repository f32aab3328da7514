import type { Updateable } from 'kysely'
import type { Caller } from '../../../access/caller'
import { compileOnce } from '../../../db/compile-once'
import type { Database, Transaction } from '../../../db/connection'
import type { Session } from '../../../db/schema'
import { networkOf } from './network'
import { refreshSeconds } from './tokens'

/** Where a person signs in from. */
export interface SignInPlace {
  userAgent: string
  address: string
}

export interface OpenSession extends SignInPlace {
  id: string
  createdAt: Date
  lastUsedAt: Date
}

export const MAX_LISTED_SESSIONS = 1000
const MAX_USER_AGENT_LENGTH = 400

/**
 * Reads only what decides what a caller may do: each call asks for it.
 * @returns the caller, as long as the session is theirs and has not ended, and their account is active
 */
export async function findCaller(
  db: Database,
  { personId, sessionId }: { personId: string; sessionId: string },
): Promise<Caller | undefined> {
  const [row] = await personInSession(db, { personId, sessionId })
  if (!row) return undefined
  const { groups, isSuperuser, onboardingStatus, organizationId: id, organizationType: type } = row
  return {
    userId: personId,
    sessionId,
    isSuperuser,
    groups,
    organization: id && type ? { id, type } : null,
    mustChangePassword: onboardingStatus === 'CHANGE_PASSWORD',
  }
}

const personInSession = compileOnce((db, param) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .leftJoin('organization', 'organization.id', 'person.organization_id')
    .where('session.id', '=', param('sessionId'))
    .where('session.person_id', '=', param('personId'))
    .where('session.ended_at', 'is', null)
    .where('person.is_active', '=', true)
    .select(['person.groups', 'person.is_superuser as isSuperuser', 'person.onboarding_status as onboardingStatus'])
    .select(['organization.id as organizationId', 'organization.type as organizationType']),
)

/** Lists the sessions that can still be renewed, the most recently used first. */
export const listSessions = (db: Database, personId: string): Promise<OpenSession[]> =>
  openSessions(db, personId)
    .where('last_used_at', '>', new Date(Date.now() - refreshSeconds * 1000))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .select(['id', 'user_agent as userAgent', 'address', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .limit(MAX_LISTED_SESSIONS)
    .execute()

/** Whether someone has recently signed in to the account from this network and that session was not revoked. */
export async function isKnownNetwork(db: Database, email: string, address: string): Promise<boolean> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('person.email', '=', email)
    .where((is) => is.or([is('session.end_reason', 'is', null), is('session.end_reason', '=', 'logout')]))
    .select('session.address')
    .distinct()
    .execute()
  return rows.some((row) => networkOf(row.address) === networkOf(address))
}

/**
 * Locks an account against deactivation and a new password, which then also end a session that starts meanwhile.
 * @param checkedHash the password hash that was checked; absent when something else proved who signs in
 * @returns whether the account is active and still has that password
 */
export async function lockAccountToSignIn(trx: Transaction, personId: string, checkedHash?: string): Promise<boolean> {
  const account = trx.selectFrom('person').where('id', '=', personId).where('is_active', '=', true)
  const row = await (checkedHash === undefined ? account : account.where('password_hash', '=', checkedHash))
    .select('id')
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function insertSession(trx: Transaction, personId: string, place: SignInPlace): Promise<string> {
  const { id } = await trx
    .insertInto('session')
    .values({
      person_id: personId,
      user_agent: place.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
      address: place.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type EndReason = NonNullable<Updateable<Session>['end_reason']>

/** A session; with the person, only if it is theirs. */
export interface OneSession {
  id: string
  personId?: string
}

/** All sessions of a person, if need be except one. */
export interface SessionsOfPerson {
  personId: string
  exceptId?: string | undefined
}

/** @returns the session's id if it was still open */
export async function storeSessionEnd(
  trx: Transaction,
  { id, personId }: OneSession,
  reason: EndReason,
): Promise<string[]> {
  const one = endOpenSessions(trx, reason).where('id', '=', id)
  const ended = await (personId === undefined ? one : one.where('person_id', '=', personId)).execute()
  return ended.map((session) => session.id)
}

/** @returns the ids of the sessions that were still open */
export async function storeEndOfSessions(
  trx: Transaction,
  { personId, exceptId }: SessionsOfPerson,
  reason: EndReason,
): Promise<string[]> {
  const all = endOpenSessions(trx, reason).where('person_id', '=', personId)
  const ended = await (exceptId === undefined ? all : all.where('id', '<>', exceptId)).execute()
  return ended.map((session) => session.id)
}

const endOpenSessions = (trx: Transaction, reason: EndReason) =>
  trx
    .updateTable('session')
    .set({ ended_at: new Date(), end_reason: reason })
    .where('ended_at', 'is', null)
    .returning('id')

/** @returns whether the session is still open */
export async function storeSessionUse(trx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('session')
    .set({ last_used_at: new Date() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

const openSessions = (db: Database, personId: string) =>
  db.selectFrom('session').where('person_id', '=', personId).where('ended_at', 'is', null)
