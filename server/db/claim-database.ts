import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** PostgreSQL notices within moments that a killed app is gone; longer than this it is not. */
const patience = { tries: 20, pause: 250 }

/**
 * Claims the embedded database for this process, for as long as the process lives.
 * @returns undefined when another process holds it
 */
export async function claimDatabase(connectionString: string): Promise<{ release(): Promise<void> } | undefined> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  for (let attempt = 0; attempt < patience.tries; attempt++) {
    const { rows } = await client.query("select pg_try_advisory_lock(hashtextextended('yardhand-app', 0)) as held")
    if (rows[0]?.held) return { release: () => client.end() }
    await wait(patience.pause)
  }
  await client.end()
  return undefined
}
