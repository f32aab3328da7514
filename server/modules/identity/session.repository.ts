import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/connection'
import type { DB } from '../../db/schema'
import { refreshSeconds } from './tokens'

/** A refresh token's identity: the session that it belongs to and its own number in it. */
export interface IssuedToken {
  personId: string
  sessionId: string
  tokenId: string
}

/** Sessions and the refresh tokens that carry them on; each token is good once. */
export function createSessionRepository(db: Database) {
  return {
    begin(personId: string, userAgent: string): Promise<IssuedToken> {
      return db.transaction().execute(async (trx) => {
        const session = await trx
          .insertInto('session')
          .values({ person_id: personId, user_agent: userAgent.slice(0, 400) })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { personId, sessionId: session.id, tokenId: await addToken(trx, session.id) }
      })
    },

    /**
     * Uses a token up and gives the next one of its session.
     * @returns undefined when the token is no longer good. One that was used before ends its session: either its
     * owner or a thief holds a copy, and nobody can tell which (behaviour, section 3). Only who repeats the same
     * `attempt` soon after, because the answer was lost on its way, is given the same next token again.
     */
    rotate(tokenId: string, attempt?: string): Promise<IssuedToken | undefined> {
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
        if (!token || token.ended_at || !token.is_active || token.expires_at <= new Date()) return undefined
        const issued = { personId: token.person_id, sessionId: token.session_id }
        if (token.used_at) {
          const repeated = attempt !== undefined && attempt === token.attempt && isRecent(token.used_at)
          if (repeated && token.successor_id && (await isUnused(trx, token.successor_id))) {
            return { ...issued, tokenId: token.successor_id }
          }
          await end(trx, token.session_id, 'reuse')
          return undefined
        }
        const now = new Date()
        const successor = await addToken(trx, token.session_id)
        await trx
          .updateTable('refresh_token')
          .set({ used_at: now, attempt, successor_id: successor })
          .where('id', '=', tokenId)
          .execute()
        await trx.updateTable('session').set({ last_used_at: now }).where('id', '=', token.session_id).execute()
        return { ...issued, tokenId: successor }
      })
    },

    async isOpen(sessionId: string, personId: string): Promise<boolean> {
      const row = await db
        .selectFrom('session')
        .where('id', '=', sessionId)
        .where('person_id', '=', personId)
        .where('ended_at', 'is', null)
        .select('id')
        .executeTakeFirst()
      return row !== undefined
    },

    end: (sessionId: string) => end(db, sessionId, 'logout'),
  }
}

export type SessionRepository = ReturnType<typeof createSessionRepository>

/** How long an answer that was lost may be asked for again. */
const repeatMs = 2 * 60 * 1000

const isRecent = (time: Date) => Date.now() - time.getTime() < repeatMs

async function isUnused(trx: Transaction<DB>, tokenId: string): Promise<boolean> {
  const token = await trx.selectFrom('refresh_token').where('id', '=', tokenId).select('used_at').executeTakeFirst()
  return token?.used_at === null
}

async function addToken(trx: Transaction<DB>, sessionId: string): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + refreshSeconds * 1000)
  await trx.insertInto('refresh_token').values({ id, session_id: sessionId, expires_at: expiresAt }).execute()
  return id
}

async function end(db: Database, sessionId: string, reason: 'logout' | 'reuse'): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: new Date(), end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}
