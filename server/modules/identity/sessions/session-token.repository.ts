import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/connection'
import type { DB } from '../../../db/schema'
import { type IssuedToken, refreshSeconds } from './tokens'

/** What came of a refresh token. One that was `reused` has ended its session. */
export type Rotation =
  | { kind: 'issued'; token: IssuedToken }
  | { kind: 'reused'; sessionId: string }
  | { kind: 'refused' }

/** The refresh tokens that carry sessions on; each is good once. */
export function createSessionTokenRepository(db: Database) {
  return {
    /**
     * Uses a token up and gives the next one of its session. One that was used before ends its session: either its
     * owner or a thief holds a copy, and nobody can tell which (behaviour, section 3). Only who repeats the same
     * `attempt` soon after, because the answer was lost on its way, is given the same next token again.
     */
    rotate(tokenId: string, attempt?: string): Promise<Rotation> {
      return db.transaction().execute(async (trx) => {
        const token = await trx
          .selectFrom('refresh_token')
          .innerJoin('session', 'session.id', 'refresh_token.session_id')
          .innerJoin('person', 'person.id', 'session.person_id')
          .where('refresh_token.id', '=', tokenId)
          .select(['session_id', 'person_id', 'used_at', 'attempt', 'successor_id'])
          .select(['expires_at', 'ended_at', 'is_active'])
          .forUpdate('refresh_token')
          .executeTakeFirst()
        if (!token || token.ended_at || !token.is_active || token.expires_at <= new Date()) return { kind: 'refused' }
        const sessionId = token.session_id
        const issued = (next: string): Rotation => ({
          kind: 'issued',
          token: { personId: token.person_id, sessionId, tokenId: next },
        })
        const now = new Date()
        if (token.used_at) {
          const repeated = attempt !== undefined && attempt === token.attempt && isRecent(token.used_at)
          if (repeated && token.successor_id && (await isUnused(trx, token.successor_id))) {
            return issued(token.successor_id)
          }
          await updateSession(trx, sessionId, { ended_at: now, end_reason: 'reuse' })
          return { kind: 'reused', sessionId }
        }
        const successor = await addRefreshToken(trx, sessionId)
        await trx
          .updateTable('refresh_token')
          .set({ used_at: now, attempt, successor_id: successor })
          .where('id', '=', tokenId)
          .execute()
        await updateSession(trx, sessionId, { last_used_at: now })
        return issued(successor)
      })
    },
  }
}

export type SessionTokenRepository = ReturnType<typeof createSessionTokenRepository>

/** Gives a session its next token. */
export async function addRefreshToken(trx: Database, sessionId: string): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + refreshSeconds * 1000)
  await trx.insertInto('refresh_token').values({ id, session_id: sessionId, expires_at: expiresAt }).execute()
  return id
}

/** How long an answer that was lost may be asked for again. */
const repeatMs = 2 * 60 * 1000

const isRecent = (time: Date) => Date.now() - time.getTime() < repeatMs

async function isUnused(trx: Transaction<DB>, tokenId: string): Promise<boolean> {
  const token = await trx.selectFrom('refresh_token').where('id', '=', tokenId).select('used_at').executeTakeFirst()
  return token?.used_at === null
}

async function updateSession(
  trx: Transaction<DB>,
  id: string,
  change: { last_used_at: Date } | { ended_at: Date; end_reason: 'reuse' },
): Promise<void> {
  await trx.updateTable('session').set(change).where('id', '=', id).where('ended_at', 'is', null).execute()
}
