import { CannotStart } from '../cannot-start'
import { claimDatabase } from './claim-database'
import { type Connection, connect } from './connection'
import { createDatabase } from './create-database'
import { startEmbeddedPostgres } from './embedded/embedded-postgres'
import { migrate } from './migrate'

const databaseName = 'yardhand'

export interface OpenDatabase {
  connection: Connection
  connectionString: string
  /** Whether it is the embedded one, which gets a demonstration. */
  embedded: boolean
  close(): Promise<void>
}

/** Opens the database that the settings name, or the embedded one, and brings it to the newest schema. */
export async function openDatabase(options: {
  databaseUrl: string | undefined
  dataDir: string
  password: string
}): Promise<OpenDatabase> {
  return options.databaseUrl ? openGiven(options.databaseUrl) : openEmbedded(options.dataDir, options.password)
}

async function openGiven(connectionString: string): Promise<OpenDatabase> {
  const connection = connect(connectionString)
  await connection.pool.query('select 1').catch((error: Error) => {
    throw new CannotStart(`The database at DATABASE_URL cannot be reached: ${error.message}`)
  })
  await migrate(connection)
  return { connection, connectionString, embedded: false, close: connection.close }
}

async function openEmbedded(dataDir: string, password: string): Promise<OpenDatabase> {
  const postgres = await startEmbeddedPostgres({ dataDir, password })
  await createDatabase(postgres.connectionString('postgres'), databaseName)
  const connectionString = postgres.connectionString(databaseName)
  // Held before anything is changed: a second app on the same folder must neither migrate nor stop this database.
  const claim = await claimDatabase(connectionString)
  if (!claim) throw new CannotStart(`Yardhand already runs on ${dataDir}. Stop it first, or set another DATA_DIR.`)
  const connection = connect(connectionString)
  await migrate(connection)
  return {
    connection,
    connectionString,
    embedded: true,
    async close() {
      await connection.close()
      await claim.release()
      await postgres.stop()
    },
  }
}
