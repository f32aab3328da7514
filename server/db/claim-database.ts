import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from '../infrastructure/logging/logger'
import { openPersistentConnection } from './persistent-connection'

/** Together five seconds: PostgreSQL needs a moment to notice that a killed app is gone. */
const MAX_ATTEMPTS = 20
const ATTEMPT_PAUSE_MS = 250

interface Options {
  connectionString: string
  logger: Pick<Logger, 'warn'>
  /** Called when another process has claimed the database during its restart. */
  onTakenOver: () => void
}

class AlreadyClaimed extends Error {}

/**
 * Claims the embedded database for this process until the process ends; a restarted database is claimed again.
 * @returns undefined when another process has claimed it
 */
export async function claimDatabase(options: Options): Promise<{ release(): Promise<void> } | undefined> {
  const { connectionString, logger, onTakenOver } = options
  try {
    const claim = await openPersistentConnection({
      connectionString,
      logger,
      async prepare(client, isReconnected) {
        if (await tryToClaim(client)) return
        if (isReconnected) onTakenOver()
        throw new AlreadyClaimed('another process has claimed the database')
      },
    })
    return { release: claim.close }
  } catch (error) {
    if (error instanceof AlreadyClaimed) return undefined
    throw error
  }
}

async function tryToClaim(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { rows } = await client.query("select pg_try_advisory_lock(hashtextextended('yardhand-app', 0)) as held")
    if (rows[0]?.held) return true
    await wait(ATTEMPT_PAUSE_MS)
  }
  return false
}
