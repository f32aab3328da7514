import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Transaction } from '../../server/db/connection'
import { createDatabase } from '../../server/db/create-database'
import { startEmbeddedPostgres } from '../../server/db/embedded/embedded-postgres'
import { migrate } from '../../server/db/migrate'
import { createUnitOfWork } from '../../server/events/unit-of-work'
import { readSecrets } from '../../server/infrastructure/config/secrets'
import { createLogger } from '../../server/infrastructure/logging/logger'
import { startServer } from '../server'

export interface EmbeddedInstance {
  address: string
  databaseUrl: string
  /** Kills the postmaster, which the server starts again. */
  killPostmaster(): Promise<void>
  stop(): Promise<void>
}

/** Starts an instance as it is without settings, with the database that it runs itself. */
export async function startEmbeddedInstance(seed: (trx: Transaction) => Promise<void>): Promise<EmbeddedInstance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-bench-'))
  // The database runs as another user if the bench runs as root.
  await chmod(dataDir, 0o755)
  const { database: password } = await readSecrets(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir, password })
  await createDatabase(postgres.connectionString('postgres'), 'yardhand')
  const connection = connect(postgres.connectionString('yardhand'), { timeLimits: {} })
  await migrate(connection)
  await createUnitOfWork({ db: connection.db, logger: createLogger('silent') }).transact(seed)
  await connection.close()
  await postgres.stop()

  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' })
  // Its lines are process id, folder, start time and port.
  const readPostmaster = async () => (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const port = (await readPostmaster())[3]
  return {
    address: server.address,
    databaseUrl: `postgres://yardhand:${password}@127.0.0.1:${port}/yardhand`,
    async killPostmaster() {
      process.kill(Number((await readPostmaster())[0]), 'SIGKILL')
    },
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
