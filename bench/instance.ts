import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '../server/db/connection'
import { createDatabase } from '../server/db/create-database'
import { startEmbeddedPostgres } from '../server/db/embedded/embedded-postgres'
import { migrate } from '../server/db/migrate'

export interface Instance<Seeded> {
  /** Address of the running app. */
  address: string
  /** Address of its database. */
  databaseUrl: string
  /** What was put into its database. */
  seeded: Seeded
  stop(): Promise<void>
}

interface Options<Seeded> {
  seed: (trx: Database) => Promise<Seeded>
  settings?: Record<string, string>
}

/** Starts a Yardhand of its own, with a database of its own. */
export async function startInstance<Seeded>({ seed, settings }: Options<Seeded>): Promise<Instance<Seeded>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-bench-'))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'only-for-benches' })
  await createDatabase(postgres.connectionString('postgres'), 'yardhand')
  const url = postgres.connectionString('yardhand')
  const connection = connect(url)
  await migrate(connection)
  const seeded = await connection.db.transaction().execute(seed)
  await connection.close()

  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, ...settings, DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (text) => {
      said += text
      const ready = said.match(/ready at (\S+)/)
      if (ready?.[1]) resolve(ready[1])
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    address,
    databaseUrl: url,
    seeded,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
