import type pg from 'pg'
import { openLastingConnection } from '../../db/lasting-connection'
import type { Logger } from '../logging/logger'

/**
 * Tells living workers from dead ones: each worker's id is held as an advisory lock on one connection, and PostgreSQL
 * releases it when the process dies, however it dies. After a lost connection the locks are taken again.
 */
export interface WorkerLeases {
  hold(workerId: string): Promise<void>
  release(workerId: string): Promise<void>
  /**
   * Those of `workerIds` that no living process holds.
   * @throws Error while the database is away
   */
  dead(workerIds: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

const lockNumber = "hashtextextended('job-worker:' || $1, 0)"

const lock = (client: pg.Client, workerId: string) => client.query(`select pg_advisory_lock(${lockNumber})`, [workerId])

export async function openWorkerLeases(connectionString: string, logger: Pick<Logger, 'warn'>): Promise<WorkerLeases> {
  const own = new Set<string>()
  const connection = await openLastingConnection({
    connectionString,
    logger,
    prepare: async (client) => {
      for (const workerId of own) await lock(client, workerId)
    },
  })
  async function isDead(client: pg.Client, workerId: string): Promise<boolean> {
    if (own.has(workerId)) return false
    const { rows } = await client.query(`select pg_try_advisory_lock(${lockNumber}) as free`, [workerId])
    if (rows[0]?.free) await client.query(`select pg_advisory_unlock(${lockNumber})`, [workerId])
    return rows[0]?.free === true
  }

  return {
    async hold(workerId) {
      own.add(workerId)
      const client = await connection.current()
      if (client) await lock(client, workerId)
    },
    async release(workerId) {
      own.delete(workerId)
      const client = await connection.current()
      if (client) await client.query(`select pg_advisory_unlock(${lockNumber})`, [workerId])
    },
    async dead(workerIds) {
      const client = await connection.current()
      if (!client) throw new Error('Connection terminated: the leases of workers cannot be asked')
      const found: string[] = []
      for (const workerId of workerIds) if (await isDead(client, workerId)) found.push(workerId)
      return found
    },
    close: connection.close,
  }
}
