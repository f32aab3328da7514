import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../db/connection'
import { openPersistentConnection } from '../../db/persistent-connection'
import type { Logger } from '../logging/logger'
import type { JobPayloads } from './job-queue'

/**
 * Distinguishes running workers from dead ones. Each worker holds an advisory lock for its id on one connection;
 * PostgreSQL releases it when the process dies, however it dies. The locks are acquired again after a lost connection.
 */
export interface WorkerLeases {
  acquire(workerId: string): Promise<void>
  release(workerId: string): Promise<void>
  /** Announces, until `close`, that a worker runs jobs of a kind that not every worker can run. */
  announce(task: SpecialTask): Promise<void>
  /**
   * Returns those of `workerIds` whose process no longer runs.
   * @throws Error while the database is unavailable
   */
  findDead(workerIds: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

/** Jobs that need a program which not every computer has. */
export type SpecialTask = Extract<keyof JobPayloads, 'recognize-manual'>

/** Whether a worker that can run these jobs is alive in any process. */
export async function isTaskServed(db: Database, task: SpecialTask): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32 | objid::bigint) = hashtextextended('job-task:' || ${task}, 0)
    limit 1`.execute(db)
  return rows.length > 0
}

const lockNumber = "hashtextextended('job-worker:' || $1, 0)"

const lock = (client: pg.Client, workerId: string) => client.query(`select pg_advisory_lock(${lockNumber})`, [workerId])

const unlock = (client: pg.Client, workerId: string) =>
  client.query(`select pg_advisory_unlock(${lockNumber})`, [workerId])

/** Shared, as many workers may run such jobs. */
const share = (client: pg.Client, task: SpecialTask) =>
  client.query("select pg_advisory_lock_shared(hashtextextended('job-task:' || $1, 0))", [task])

export async function openWorkerLeases(connectionString: string, logger: Pick<Logger, 'warn'>): Promise<WorkerLeases> {
  const own = new Set<string>()
  const announced = new Set<SpecialTask>()
  const connection = await openPersistentConnection({
    connectionString,
    logger,
    prepare: async (client) => {
      for (const workerId of own) await lock(client, workerId)
      for (const task of announced) await share(client, task)
    },
  })
  let last: Promise<unknown> = Promise.resolve()
  /** All lanes acquire their leases at once, but a connection runs one query at a time. */
  function inTurn<T>(use: (client: pg.Client | undefined) => Promise<T>): Promise<T> {
    const result = last.then(async () => use(await connection.current()))
    last = result.catch(() => undefined)
    return result
  }

  async function isDead(client: pg.Client, workerId: string): Promise<boolean> {
    if (own.has(workerId)) return false
    const { rows } = await client.query(`select pg_try_advisory_lock(${lockNumber}) as free`, [workerId])
    if (rows[0]?.free) await unlock(client, workerId)
    return rows[0]?.free === true
  }

  return {
    acquire(workerId) {
      own.add(workerId)
      return inTurn(async (client) => {
        if (client) await lock(client, workerId)
      })
    },
    release(workerId) {
      own.delete(workerId)
      return inTurn(async (client) => {
        if (client) await unlock(client, workerId)
      })
    },
    announce(task) {
      announced.add(task)
      return inTurn(async (client) => {
        if (client) await share(client, task)
      })
    },
    findDead: (workerIds) =>
      inTurn(async (client) => {
        if (!client) throw new Error('Connection terminated: the leases of workers cannot be checked')
        const dead: string[] = []
        for (const workerId of workerIds) if (await isDead(client, workerId)) dead.push(workerId)
        return dead
      }),
    close: connection.close,
  }
}
