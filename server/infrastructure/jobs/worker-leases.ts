import type pg from 'pg'
import { openPersistentConnection } from '../../db/persistent-connection'
import type { Liveness } from '../liveness/liveness'
import type { Logger } from '../logging/logger'

/**
 * Distinguishes running workers from dead ones. Each worker has an advisory lock for its id on one connection;
 * PostgreSQL releases it when the process dies, however it dies. The locks are acquired again after a lost connection.
 */
export interface WorkerLeases {
  acquire(workerId: string): Promise<void>
  release(workerId: string): Promise<void>
  /**
   * Returns those of `workerIds` whose process no longer runs.
   * @throws Error while the database is unavailable
   */
  findDead(workerIds: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

const lockNumber = "hashtextextended('job-worker:' || $1, 0)"

async function tryToLock(client: pg.Client, workerId: string): Promise<boolean> {
  const { rows } = await client.query(`select pg_try_advisory_lock(${lockNumber}) as free`, [workerId])
  return rows[0]?.free === true
}

const unlock = (client: pg.Client, workerId: string) =>
  client.query(`select pg_advisory_unlock(${lockNumber})`, [workerId])

export async function openWorkerLeases(
  connectionString: string,
  logger: Pick<Logger, 'warn'>,
  liveness?: Liveness,
): Promise<WorkerLeases> {
  const own = new Set<string>()
  /** A lost connection of our own may still have them on the server, where they protect as well until it ends. */
  const missing = new Set<string>()
  async function lock(client: pg.Client, workerId: string): Promise<void> {
    if (await tryToLock(client, workerId)) missing.delete(workerId)
    else missing.add(workerId)
  }
  const connection = await openPersistentConnection({
    connectionString,
    logger,
    liveness: liveness && { of: liveness, name: 'job leases' },
    prepare: async (client) => {
      for (const workerId of own) await lock(client, workerId)
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
    const isFree = await tryToLock(client, workerId)
    if (isFree) await unlock(client, workerId)
    return isFree
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
      missing.delete(workerId)
      return inTurn(async (client) => {
        if (client) await unlock(client, workerId)
      })
    },
    findDead: (workerIds) =>
      inTurn(async (client) => {
        if (!client) throw new Error('Connection terminated: the leases of workers cannot be checked')
        for (const workerId of missing) await lock(client, workerId)
        const dead: string[] = []
        for (const workerId of workerIds) if (await isDead(client, workerId)) dead.push(workerId)
        return dead
      }),
    close: connection.close,
  }
}
