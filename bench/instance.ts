import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Transaction } from '../server/db/connection'
import { createDatabase } from '../server/db/create-database'
import { startEmbeddedPostgres } from '../server/db/embedded/embedded-postgres'
import { migrate } from '../server/db/migrate'
import { createUnitOfWork } from '../server/events/unit-of-work'
import { createLogger } from '../server/infrastructure/logging/logger'
import { startServer } from './server'

export interface Instance<Seeded> {
  /** Address of the running app. */
  address: string
  /** Address of its database. */
  databaseUrl: string
  serverPid: number
  /** What the seed returned. */
  seeded: Seeded
  /** Kills the server, whatever it is doing, and starts it again at the same address. */
  crash(): Promise<void>
  stop(): Promise<void>
}

interface Options<Seeded> {
  seed: (trx: Transaction) => Promise<Seeded>
  settings?: Record<string, string>
}

/** Starts a separate instance of Yardhand with its own database. */
export async function startInstance<Seeded>({ seed, settings }: Options<Seeded>): Promise<Instance<Seeded>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-bench-'))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'only-for-benches' })
  await createDatabase(postgres.connectionString('postgres'), 'yardhand')
  const url = postgres.connectionString('yardhand')
  const connection = connect(url, { timeLimits: {} })
  await migrate(connection)
  const { transact } = createUnitOfWork({ db: connection.db, logger: createLogger('silent') })
  const seeded = await transact(seed)
  await connection.close()

  const all = { ...settings, DATABASE_URL: url, DATA_DIR: dataDir }
  let server = await startServer(all)
  return {
    address: server.address,
    databaseUrl: url,
    serverPid: server.pid,
    seeded,
    async crash() {
      await server.kill()
      server = await startServer({ ...all, PORT: new URL(server.address).port })
    },
    async stop() {
      await server.stop()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
