import pg from 'pg'

/**
 * Tells living workers from dead ones: each worker's number is held as an advisory lock on one connection, and
 * PostgreSQL lets go of it when the process dies, however it dies.
 */
export interface WorkerLeases {
  hold(workerId: string): Promise<void>
  /** Those of `workerIds` that no living process holds. */
  dead(workerIds: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

const lockNumber = "hashtextextended('job-worker:' || $1, 0)"

export async function openWorkerLeases(connectionString: string): Promise<WorkerLeases> {
  const own = new Set<string>()
  let isBroken = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString })
    const broke = () => {
      isBroken = true
    }
    opened.on('error', broke).on('end', broke)
    await opened.connect()
    isBroken = false
    return opened
  }

  /** With a connection that broke, the locks were let go of too: they are taken again before anything else. */
  async function connection(): Promise<pg.Client> {
    if (!isBroken) return client
    client = await connect()
    for (const workerId of own) await client.query(`select pg_advisory_lock(${lockNumber})`, [workerId])
    return client
  }

  async function isDead(workerId: string): Promise<boolean> {
    if (own.has(workerId)) return false
    const { rows } = await client.query(`select pg_try_advisory_lock(${lockNumber}) as free`, [workerId])
    if (rows[0]?.free) await client.query(`select pg_advisory_unlock(${lockNumber})`, [workerId])
    return rows[0]?.free === true
  }

  return {
    async hold(workerId) {
      const open = await connection()
      own.add(workerId)
      await open.query(`select pg_advisory_lock(${lockNumber})`, [workerId])
    },
    async dead(workerIds) {
      await connection()
      const found: string[] = []
      for (const workerId of workerIds) if (await isDead(workerId)) found.push(workerId)
      return found
    },
    close: () => client.end(),
  }
}
