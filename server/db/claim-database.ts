import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from '../infrastructure/logging/logger'
import { openLastingConnection } from './lasting-connection'

/** PostgreSQL notices within moments that a killed app is gone; longer than this it is not. */
const patience = { tries: 20, pause: 250 }

interface Options {
  connectionString: string
  logger: Pick<Logger, 'warn'>
  /** The database was restarted, and by then another process had claimed it. */
  onTakenOver: () => void
}

class AlreadyClaimed extends Error {}

/**
 * Claims the embedded database for this process, for as long as the process lives; after a restart of the database it is
 * claimed again.
 * @returns undefined when another process holds it
 */
export async function claimDatabase(options: Options): Promise<{ release(): Promise<void> } | undefined> {
  const { connectionString, logger, onTakenOver } = options
  try {
    const claim = await openLastingConnection({
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
  for (let attempt = 0; attempt < patience.tries; attempt++) {
    const { rows } = await client.query("select pg_try_advisory_lock(hashtextextended('yardhand-app', 0)) as held")
    if (rows[0]?.held) return true
    await wait(patience.pause)
  }
  return false
}
