import type { Logger } from '../infrastructure/logging/logger'
import { settledWithin } from '../infrastructure/settled-within'
import { StartupError } from '../startup-error'
import { claimDatabase } from './claim-database'
import { type Connection, type ConnectOptions, connect } from './connection'
import { createDatabase } from './create-database'
import { startEmbeddedPostgres } from './embedded/embedded-postgres'
import { migrate } from './migrate'

const databaseName = 'yardhand'
/** How long closing waits for abandoned queries. */
const CLOSE_TIMEOUT_MS = 5000

export interface OpenDatabase {
  connection: Connection
  /** Whether it is the embedded database, which contains the demonstration data. */
  embedded: boolean
  close(): Promise<void>
}

interface Options {
  databaseUrl: string | undefined
  dataDir: string
  password: string
  logger: Pick<Logger, 'error' | 'warn'>
  /** The default is the limits for requests. */
  timeLimits?: ConnectOptions['timeLimits']
  /** Called when another process has claimed the embedded database during an outage; this process must end. */
  onTakenOver?: (reason: StartupError) => void
}

/** Opens the database at `databaseUrl`, or else the embedded one, and migrates it to the latest schema. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  return options.databaseUrl ? openExternal(options.databaseUrl, options) : openEmbedded(options)
}

async function openExternal(connectionString: string, { timeLimits }: Options): Promise<OpenDatabase> {
  const connection = connect(connectionString, { timeLimits })
  await connection.pool.query('select 1').catch((error: Error) => {
    throw new StartupError(`The database at DATABASE_URL cannot be reached: ${error.message}`)
  })
  await migrateAt(connectionString)
  return { connection, embedded: false, close: () => settledWithin(CLOSE_TIMEOUT_MS, connection.close()) }
}

async function openEmbedded(options: Options): Promise<OpenDatabase> {
  const { dataDir, password, logger, timeLimits, onTakenOver } = options
  const postgres = await startEmbeddedPostgres({ dataDir, password })
  await createDatabase(postgres.connectionString('postgres'), databaseName)
  const connectionString = postgres.connectionString(databaseName)
  // Claimed before anything is changed: a second app on the same folder must neither migrate nor stop this database.
  const supervision = {
    logger,
    onTakenOver: () =>
      onTakenOver?.(new StartupError(`Another Yardhand process has taken over ${dataDir}. This one is stopping.`)),
  }
  const claim = await claimDatabase({ connectionString, ...supervision })
  if (!claim)
    throw new StartupError(`Yardhand is already running on ${dataDir}. Stop it first, or set another DATA_DIR.`)
  postgres.supervise(supervision)
  await migrateAt(connectionString)
  const connection = connect(connectionString, { timeLimits })
  return {
    connection,
    embedded: true,
    async close() {
      await settledWithin(CLOSE_TIMEOUT_MS, connection.close())
      await settledWithin(CLOSE_TIMEOUT_MS, claim.release())
      await postgres.stop()
    },
  }
}

/** Uses separate connections, because a migration may take longer than a request. */
async function migrateAt(connectionString: string): Promise<void> {
  const connection = connect(connectionString, { max: 2, timeLimits: {} })
  try {
    await migrate(connection)
  } finally {
    await connection.close()
  }
}
