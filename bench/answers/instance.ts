import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../server/db/connection'
import { createDatabase } from '../../server/db/create-database'
import { startEmbeddedPostgres } from '../../server/db/embedded/embedded-postgres'
import { migrate } from '../../server/db/migrate'
import { seedPeople } from '../../server/seed/demonstration-people'
import { seedMachines } from '../../server/seed/seed-machines'

export interface Instance {
  /** Address of the running app. */
  address: string
  /** Ids of the machines by the name they were asked for with. */
  machines: Map<string, string>
  stop(): Promise<void>
}

/** Starts a Yardhand of its own, with a database of its own and one machine without manuals for each name. */
export async function startInstance(names: readonly string[]): Promise<Instance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-bench-'))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'only-for-benches' })
  await createDatabase(postgres.connectionString('postgres'), 'yardhand')
  const url = postgres.connectionString('yardhand')
  const machines = await seed(url, names)

  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0' },
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
    machines,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function seed(url: string, names: readonly string[]): Promise<Map<string, string>> {
  const connection = connect(url)
  await migrate(connection)
  const machines = await connection.db.transaction().execute(async (trx) => {
    const { dealershipId } = await seedPeople(trx)
    const plain = names.map((model) => ({ brand: 'Bench', type: 'Machine', model, variants: [] }))
    return seedMachines(trx, plain, [], dealershipId)
  })
  await connection.close()
  return machines
}
