import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { locateBinaries, sharedFolder } from './binaries'
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster'
import { run } from './run'
import { type SuperviseOptions, type Supervision, supervise } from './supervise'
import { canEnter, databaseUser, type SystemUser } from './system-user'

export interface EmbeddedPostgres {
  /** The address of a database, which need not exist yet. It does not change while the app runs. */
  connectionString(database: string): string
  /** Shuts PostgreSQL down cleanly. */
  stop(): Promise<void>
  /** Restarts PostgreSQL whenever it ends before `stop` is called; only for the app that has claimed it. */
  supervise(options: Pick<SuperviseOptions, 'logger' | 'onTakenOver'>): void
}

interface Options {
  /** The folder of the database; created if missing. */
  dataDir: string
  password: string
  /** Only for tests: a power failure may lose data. */
  unsafeButFast?: boolean
}

/**
 * Starts the bundled PostgreSQL, or attaches to one that a killed app left running.
 * @throws Error with PostgreSQL's own message when it does not start
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, password, unsafeButFast = false } = options
  const user = databaseUser()
  const binaries = await locateBinaries(user)
  const folder = await clusterFolder(dataDir, user)
  if (!existsSync(join(folder, 'PG_VERSION'))) await initializeCluster(folder, password, binaries.initdb, user)

  const cluster = { folder, pgCtl: binaries.pgCtl, user, unsafeButFast }
  const postmaster = (await findPostmaster(cluster)) ?? (await startPostmaster(cluster, await findFreePort()))
  let supervision: Supervision | undefined
  return {
    connectionString: (database) => `postgres://yardhand:${password}@127.0.0.1:${postmaster.port}/${database}`,
    supervise: (options) => {
      supervision = supervise({ cluster, postmaster, ...options })
    },
    async stop() {
      await supervision?.stop()
      await stopPostmaster(cluster)
    },
  }
}

/** The data folder contains the cluster unless the database user cannot enter it; then `/var/lib/yardhand` does. */
async function clusterFolder(dataDir: string, user: SystemUser | undefined): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  if (!user || canEnter(dataDir, user)) return join(dataDir, 'postgres')
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = join(sharedFolder, name)
  await mkdir(folder, { recursive: true, mode: 0o755 })
  await writeFile(join(dataDir, 'postgres.location'), `${folder}\n`)
  return join(folder, 'postgres')
}

/** Uses a temporary folder that is renamed, so that an interrupted start leaves no incomplete cluster. */
async function initializeCluster(cluster: string, password: string, initdb: string, user: SystemUser | undefined) {
  const temporary = `${cluster}.new`
  const passwordFile = `${cluster}.password`
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [temporary, passwordFile]) await chown(path, user.uid, user.gid)
  const outcome = await run(
    initdb,
    [
      '-D',
      temporary,
      '-U',
      'yardhand',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ],
    user,
  )
  await rm(passwordFile, { force: true })
  if (outcome.code !== 0) throw new Error(`PostgreSQL could not be set up:\n${outcome.output}`)
  await chmod(temporary, 0o700)
  await rename(temporary, cluster)
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
