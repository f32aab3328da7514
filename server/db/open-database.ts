import { CannotStart } from '../cannot-start'
import type { Logger } from '../infrastructure/logging/logger'
import { settledWithin } from '../infrastructure/settled-within'
import { claimDatabase } from './claim-database'
import { type Connection, type ConnectOptions, connect } from './connection'
import { createDatabase } from './create-database'
import { startEmbeddedPostgres } from './embedded/embedded-postgres'
import { migrate } from './migrate'

const databaseName = 'yardhand'
/** How long a query that nobody waits for any more may keep a connection from its end. */
const closeMs = 5000

export interface OpenDatabase {
  connection: Connection
  /** Whether it is the embedded one, which gets a demonstration. */
  embedded: boolean
  close(): Promise<void>
}

interface Options {
  databaseUrl: string | undefined
  dataDir: string
  password: string
  logger: Pick<Logger, 'error' | 'warn'>
  /** By default those of requests. */
  timeLimits?: ConnectOptions['timeLimits']
  /** Another process has claimed the embedded database while it was away: this one must end and leave it alone. */
  onTakenOver?: (reason: CannotStart) => void
}

/** Opens the database that the settings name, or the embedded one, and brings it to the newest schema. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  return options.databaseUrl ? openGiven(options.databaseUrl, options) : openEmbedded(options)
}

async function openGiven(connectionString: string, { timeLimits }: Options): Promise<OpenDatabase> {
  const connection = connect(connectionString, { timeLimits })
  await connection.pool.query('select 1').catch((error: Error) => {
    throw new CannotStart(`The database at DATABASE_URL cannot be reached: ${error.message}`)
  })
  await migrateAt(connectionString)
  return { connection, embedded: false, close: () => settledWithin(closeMs, connection.close()) }
}

async function openEmbedded(options: Options): Promise<OpenDatabase> {
  const { dataDir, password, logger, timeLimits, onTakenOver } = options
  const postgres = await startEmbeddedPostgres({ dataDir, password })
  await createDatabase(postgres.connectionString('postgres'), databaseName)
  const connectionString = postgres.connectionString(databaseName)
  // Held before anything is changed: a second app on the same folder must neither migrate nor stop this database.
  const supervision = {
    logger,
    onTakenOver: () => onTakenOver?.(new CannotStart(`Another Yardhand has taken over ${dataDir}. This one ends.`)),
  }
  const claim = await claimDatabase({ connectionString, ...supervision })
  if (!claim) throw new CannotStart(`Yardhand already runs on ${dataDir}. Stop it first, or set another DATA_DIR.`)
  postgres.supervise(supervision)
  await migrateAt(connectionString)
  const connection = connect(connectionString, { timeLimits })
  return {
    connection,
    embedded: true,
    async close() {
      await settledWithin(closeMs, connection.close())
      await settledWithin(closeMs, claim.release())
      await postgres.stop()
    },
  }
}

/** Over connections of its own: a migration may take longer than a request. */
async function migrateAt(connectionString: string): Promise<void> {
  const connection = connect(connectionString, { max: 2, timeLimits: {} })
  try {
    await migrate(connection)
  } finally {
    await connection.close()
  }
}
