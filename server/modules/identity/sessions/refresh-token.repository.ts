import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../db/connection'
import { refreshSeconds } from './tokens'

/** A refresh token of an open session, locked until the transaction ends. */
export interface LockedRefreshToken {
  id: string
  sessionId: string
  personId: string
  usedAt: Date | null
  /** What the client sent with its first use, to recognize a repetition. */
  attempt: string | null
  successorId: string | null
}

/** @returns undefined if it never existed, has expired, or lets no one in any more */
export const lockRefreshToken = (trx: Transaction, id: string): Promise<LockedRefreshToken | undefined> =>
  trx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('refresh_token.id', '=', id)
    .where('refresh_token.expires_at', '>', new Date())
    .where('session.ended_at', 'is', null)
    .where('person.is_active', '=', true)
    .select(['refresh_token.id', 'session_id as sessionId', 'person_id as personId'])
    .select(['used_at as usedAt', 'attempt', 'successor_id as successorId'])
    .forUpdate('refresh_token')
    .executeTakeFirst()

export async function insertRefreshToken(trx: Transaction, sessionId: string): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + refreshSeconds * 1000)
  await trx.insertInto('refresh_token').values({ id, session_id: sessionId, expires_at: expiresAt }).execute()
  return id
}

interface TokenUse {
  attempt: string | undefined
  successorId: string
  usedAt: Date
}

export async function storeTokenUse(trx: Transaction, id: string, use: TokenUse): Promise<void> {
  const { attempt, successorId, usedAt } = use
  await trx
    .updateTable('refresh_token')
    .set({ used_at: usedAt, attempt, successor_id: successorId })
    .where('id', '=', id)
    .execute()
}

export async function isTokenUnused(trx: Transaction, id: string): Promise<boolean> {
  const token = await trx.selectFrom('refresh_token').where('id', '=', id).select('used_at').executeTakeFirst()
  return token?.used_at === null
}
