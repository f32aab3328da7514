import type { Database } from '../../../db/connection'
import { recordProgress } from '../../../infrastructure/jobs/job-progress'
import type { JobPayloads } from '../../../infrastructure/jobs/job-queue'
import { deleteOldTokens } from '../one-time-links/one-time-token.repository'
import { refreshSeconds } from './tokens'

const dayMs = 24 * 60 * 60 * 1000

/** How long an ended session is stored, in case someone asks where an account was used. */
const RETENTION_DAYS = 30

/** How many rows one statement deletes, so that no one waits for it. */
const BATCH_SIZE = 1000

/** Runs early each morning (UTC); if the server was down, it catches up once. */
export const eachNight = '40 0 * * * forget-sessions ?fill=1d&jobKey=forget-sessions'

/**
 * Deletes sessions that ended 30 days ago, refresh tokens that have expired, and old one-time links. The used tokens of
 * an open session stay until they expire, so that their reuse is recognized.
 */
export function removeSessionsJob(db: Database) {
  return {
    async handler(_payload: JobPayloads['forget-sessions'], { signal }: { signal: AbortSignal }): Promise<void> {
      for (const remove of [removeSessions, removeRefreshTokens]) {
        let removed = BATCH_SIZE
        while (removed === BATCH_SIZE) {
          signal.throwIfAborted()
          removed = await remove(db)
          recordProgress()
        }
      }
      await deleteOldTokens(db)
    },
  }
}

/** The database deletes their refresh tokens with them. */
async function removeSessions(db: Database): Promise<number> {
  const overSince = new Date(Date.now() - RETENTION_DAYS * dayMs)
  const lastUsed = new Date(overSince.getTime() - refreshSeconds * 1000)
  const over = db
    .selectFrom('session')
    .where((is) => is.or([is('ended_at', '<', overSince), is('last_used_at', '<', lastUsed)]))
    .select('id')
    .limit(BATCH_SIZE)
  const { numDeletedRows } = await db.deleteFrom('session').where('id', 'in', over).executeTakeFirst()
  return Number(numDeletedRows)
}

/** An expired token is refused like one that never existed. */
async function removeRefreshTokens(db: Database): Promise<number> {
  const expired = db.selectFrom('refresh_token').where('expires_at', '<', new Date()).select('id').limit(BATCH_SIZE)
  const { numDeletedRows } = await db.deleteFrom('refresh_token').where('id', 'in', expired).executeTakeFirst()
  return Number(numDeletedRows)
}
