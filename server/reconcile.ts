import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect } from './db/connection'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres'
import { readSecrets } from './infrastructure/config/secrets'
import { parseSettings } from './infrastructure/config/settings'
import { differenceWords, RECONCILED_DAYS, reconcileNow } from './modules/payments'
import { StartupError } from './startup-error'

const POLL_MS = 300

/** `npm run reconcile`: has the running product compare its payments with the provider, and prints what differs. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const connection = connect(settings.DATABASE_URL ?? (await runningDatabase(settings.DATA_DIR)), { max: 2 })
  try {
    const { differences, compared } = await reconcileNow(connection.db, () => wait(POLL_MS))
    console.log(
      `${compared} payments that were made or changed in the last ${RECONCILED_DAYS} days compared with the provider, ${differences.length} differences`,
    )
    for (const difference of differences) console.log(`  ${differenceWords(difference).en}`)
    if (differences.length > 0) process.exitCode = 1
  } finally {
    await connection.close()
  }
}

/** The embedded database of the product that is running on a folder; the product is what asks the provider. */
async function runningDatabase(dataDir: string): Promise<string> {
  const { database: password } = await readSecrets(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir, password })
  const connectionString = postgres.connectionString('yardhand')
  const connection = connect(connectionString, { max: 1 })
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_lock(hashtextextended('yardhand-app', 0)) as free`.execute(connection.db)
  await connection.close()
  if (!rows[0]?.free) return connectionString
  await postgres.stop()
  throw new StartupError(`Yardhand is not running on ${dataDir}. Start it first: it compares its payments by a job.`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}
