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
  /** Address of one of its databases; the database need not be there yet. The same for as long as the app runs. */
  connectionString(database: string): string
  /** Ends PostgreSQL in good order. */
  stop(): Promise<void>
  /** Starts PostgreSQL again whenever it ends before `stop`; for the app that has claimed it. */
  supervise(options: Pick<SuperviseOptions, 'logger' | 'onTakenOver'>): void
}

interface Options {
  /** Folder that holds the database, made when absent. */
  dataDir: string
  password: string
  /** Only for tests, where a power cut may lose data. */
  unsafeButFast?: boolean
}

/**
 * Starts the PostgreSQL that comes with the packages, or attaches to the one that an app which was killed left running.
 * @throws Error with PostgreSQL's own reason when it does not start.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, password, unsafeButFast = false } = options
  const user = databaseUser()
  const binaries = await locateBinaries(user)
  const folder = await clusterFolder(dataDir, user)
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(folder, password, binaries.initdb, user)

  const cluster = { folder, pgCtl: binaries.pgCtl, user, unsafeButFast }
  const postmaster = (await findPostmaster(cluster)) ?? (await startPostmaster(cluster, await freePort()))
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

/** The cluster lies in the data folder, or below `/var/lib/yardhand` when the database user cannot reach that. */
async function clusterFolder(dataDir: string, user: SystemUser | undefined): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  if (!user || canEnter(dataDir, user)) return join(dataDir, 'postgres')
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = join(sharedFolder, name)
  await mkdir(folder, { recursive: true, mode: 0o755 })
  await writeFile(join(dataDir, 'postgres.location'), `${folder}\n`)
  return join(folder, 'postgres')
}

/** Built aside and renamed, so that a start that was cut off leaves nothing that looks like a database. */
async function initialise(cluster: string, password: string, initdb: string, user: SystemUser | undefined) {
  const aside = `${cluster}.new`
  const passwordFile = `${cluster}.password`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [aside, passwordFile]) await chown(path, user.uid, user.gid)
  const made = await run(
    initdb,
    [
      '-D',
      aside,
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
  if (made.code !== 0) throw new Error(`PostgreSQL could not be set up:\n${made.output}`)
  await chmod(aside, 0o700)
  await rename(aside, cluster)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
