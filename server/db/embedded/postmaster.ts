import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from './run'
import type { SystemUser } from './system-user'

/** The main process of a PostgreSQL server. */
export interface Postmaster {
  pid: number
  port: number
}

export interface Cluster {
  folder: string
  pgCtl: string
  user: SystemUser | undefined
  /** Only for tests: a power failure may lose data. */
  unsafeButFast: boolean
}

const settings = ["-k ''", '-h 127.0.0.1', '-c max_connections=200']
const unsafeSettings = [
  ...['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'],
  // A copied database shares its blocks with the template where the file system can.
  '-c file_copy_method=clone',
  // Tables of tests are small and live for seconds, and each database would be visited every minute.
  '-c autovacuum=off',
  '-c jit=off',
]

/** Finds the postmaster that is running on a cluster, such as one that a killed app left behind. */
export async function findPostmaster({ folder, pgCtl, user }: Cluster): Promise<Postmaster | undefined> {
  const status = await run(pgCtl, ['status', '-D', folder], user)
  if (status.code !== 0) return undefined
  const postmaster = await readPostmaster(folder)
  return isPostgres(postmaster.pid) ? postmaster : undefined
}

/** The lines of postmaster.pid are process id, folder, start time and port (PostgreSQL, src/include/utils/pidfile.h). */
async function readPostmaster(folder: string): Promise<Postmaster> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/**
 * Starts PostgreSQL on a cluster that has no running server.
 * @throws Error with PostgreSQL's own message when it does not start
 */
export async function startPostmaster(cluster: Cluster, port: number): Promise<Postmaster> {
  const { folder, pgCtl, user, unsafeButFast } = cluster
  const options = [`-p ${port}`, ...settings, ...(unsafeButFast ? unsafeSettings : [])].join(' ')
  const log = join(folder, 'server.log')
  const started = await run(pgCtl, ['start', '-w', '-t', '60', '-D', folder, '-l', log, '-o', options], user)
  if (started.code === 0) return readPostmaster(folder)
  const reason = await readFile(log, 'utf8').catch(() => started.output)
  throw new Error(`PostgreSQL did not start:\n${reason.split('\n').slice(-12).join('\n')}`)
}

export async function stopPostmaster({ folder, pgCtl, user }: Cluster): Promise<void> {
  await run(pgCtl, ['stop', '-w', '-m', 'fast', '-D', folder], user)
}

/** Whether a PostgreSQL process with this id is running; a zombie does not count. */
export function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  // The file starts with id, name and state (proc_pid_stat(5)) and exists only on Linux.
  const stat = readProc(`${pid}/stat`)
  return stat === undefined ? !existsSync('/proc/self') : /^\d+ \(postgres\) [^Z]/.test(stat)
}

/**
 * Ends the child processes of a killed postmaster and removes its lock file. They would prevent the next postmaster from
 * using the shared memory, and the process id in the lock file may have been reused.
 */
export async function removeOrphans({ folder }: Cluster): Promise<void> {
  if (!existsSync('/proc/self')) return
  const path = realpathSync(folder)
  const orphans = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isPostgres(pid) && workingFolder(pid) === path)
  for (const pid of orphans) kill(pid)
  while (orphans.some(isPostgres)) await wait(20)
  await rm(join(folder, 'postmaster.pid'), { force: true })
}

/** The working folder of a PostgreSQL process is the folder of its cluster. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function readProc(name: string): string | undefined {
  try {
    return readFileSync(`/proc/${name}`, 'utf8')
  } catch {
    return undefined
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
