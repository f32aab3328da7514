import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from './run'
import type { SystemUser } from './system-user'

/** The first process of a PostgreSQL server, and the port it listens on. */
export interface Postmaster {
  pid: number
  port: number
}

export interface Cluster {
  folder: string
  pgCtl: string
  user: SystemUser | undefined
  /** Only for tests, where a power cut may lose data. */
  unsafeButFast: boolean
}

const settings = ["-k ''", '-h 127.0.0.1', '-c max_connections=200']
const unsafeSettings = ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off']

/** The one that runs on a cluster, such as one that an app which was killed left behind. */
export async function findPostmaster({ folder, pgCtl, user }: Cluster): Promise<Postmaster | undefined> {
  const status = await run(pgCtl, ['status', '-D', folder], user)
  if (status.code !== 0) return undefined
  const found = await readPostmaster(folder)
  return isPostgres(found.pid) ? found : undefined
}

/** The lines of postmaster.pid: process id, folder, start, port (PostgreSQL, src/include/utils/pidfile.h). */
async function readPostmaster(folder: string): Promise<Postmaster> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/**
 * Starts PostgreSQL on a cluster on which none runs.
 * @throws Error with PostgreSQL's own reason when it does not start
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

/** Whether a process of PostgreSQL runs under that id; one that has ended but that nobody waited for does not. */
export function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  // The id and the name come before the state (proc_pid_stat(5)); only Linux has the file.
  const stat = readProc(`${pid}/stat`)
  return stat === undefined ? !existsSync('/proc/self') : /^\d+ \(postgres\) [^Z]/.test(stat)
}

/**
 * Ends what a postmaster that was killed left behind. Its processes would keep the next one from the shared memory, and
 * its lock file names a process id that may be somebody else's by now.
 */
export async function clearRemains({ folder }: Cluster): Promise<void> {
  if (!existsSync('/proc/self')) return
  const path = realpathSync(folder)
  const remains = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isPostgres(pid) && workingFolder(pid) === path)
  for (const pid of remains) kill(pid)
  while (remains.some(isPostgres)) await wait(20)
  await rm(join(folder, 'postmaster.pid'), { force: true })
}

/** That of every process of PostgreSQL is the folder of its cluster. */
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
    // It has ended by itself.
  }
}
