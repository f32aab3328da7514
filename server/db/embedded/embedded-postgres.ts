import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { locateBinaries, sharedFolder } from './binaries'
import { run } from './run'
import { canEnter, databaseUser, type SystemUser } from './system-user'

export interface EmbeddedPostgres {
  /** Address of one of its databases; the database need not be there yet. */
  connectionString(database: string): string
  stop(): Promise<void>
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
export async function startEmbeddedPostgres({ dataDir, password, unsafeButFast }: Options): Promise<EmbeddedPostgres> {
  const user = databaseUser()
  const binaries = await locateBinaries(user)
  const cluster = await clusterFolder(dataDir, user)
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(cluster, password, binaries.initdb, user)

  let port = await runningPort(cluster, binaries.pgCtl, user)
  if (port === undefined) {
    port = await freePort()
    const options = [`-p ${port}`, '-h 127.0.0.1', "-k ''", '-c max_connections=200']
    if (unsafeButFast) options.push('-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off')
    const log = join(cluster, 'server.log')
    const started = await run(
      binaries.pgCtl,
      ['start', '-w', '-t', '60', '-D', cluster, '-l', log, '-o', options.join(' ')],
      user,
    )
    if (started.code !== 0) {
      const reason = await readFile(log, 'utf8').catch(() => started.output)
      throw new Error(`PostgreSQL did not start:\n${reason.split('\n').slice(-12).join('\n')}`)
    }
  }
  return {
    connectionString: (database) => `postgres://yardhand:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await run(binaries.pgCtl, ['stop', '-w', '-m', 'fast', '-D', cluster], user)
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

async function runningPort(cluster: string, pgCtl: string, user: SystemUser | undefined): Promise<number | undefined> {
  const status = await run(pgCtl, ['status', '-D', cluster], user)
  if (status.code !== 0) return undefined
  // The fourth line of postmaster.pid is the port (PostgreSQL, src/include/utils/pidfile.h).
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  return Number(lines[3])
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
