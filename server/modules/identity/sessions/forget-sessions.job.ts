import type { Database } from '../../../db/connection'
import type { JobPayloads } from '../../../infrastructure/jobs/job-queue'
import { removeOldTokens } from '../one-time-links/one-time-token.repository'
import { refreshSeconds } from './tokens'

const dayMs = 24 * 60 * 60 * 1000

/** How long a session that is over is kept, in case somebody asks from where an account was used. */
const keptDays = 30

/** How many go in one statement, so that nobody waits for it. */
const batch = 1000

/** Early each morning (UTC), and once for the mornings on which nothing ran. */
export const eachNight = '40 0 * * * forget-sessions ?fill=1d&jobKey=forget-sessions'

/**
 * Removes what lets nobody in any more: sessions that are over for 30 days, refresh tokens that have expired, and old
 * one-time links. The used tokens of a session that goes on stay until they expire, for whoever shows one again.
 */
export function forgetSessionsJob(db: Database) {
  return {
    async handler(_payload: JobPayloads['forget-sessions'], { signal }: { signal: AbortSignal }): Promise<void> {
      for (const remove of [removeSessions, removeRefreshTokens]) {
        let removed = batch
        while (removed === batch) {
          signal.throwIfAborted()
          removed = await remove(db)
        }
      }
      await removeOldTokens(db)
    },
  }
}

/** Their refresh tokens go with them. */
async function removeSessions(db: Database): Promise<number> {
  const overSince = new Date(Date.now() - keptDays * dayMs)
  const lastUsed = new Date(overSince.getTime() - refreshSeconds * 1000)
  const over = db
    .selectFrom('session')
    .where((is) => is.or([is('ended_at', '<', overSince), is('last_used_at', '<', lastUsed)]))
    .select('id')
    .limit(batch)
  const { numDeletedRows } = await db.deleteFrom('session').where('id', 'in', over).executeTakeFirst()
  return Number(numDeletedRows)
}

/** An expired one is refused like one that never was. */
async function removeRefreshTokens(db: Database): Promise<number> {
  const expired = db.selectFrom('refresh_token').where('expires_at', '<', new Date()).select('id').limit(batch)
  const { numDeletedRows } = await db.deleteFrom('refresh_token').where('id', 'in', expired).executeTakeFirst()
  return Number(numDeletedRows)
}
