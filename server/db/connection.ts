import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './schema'

export type Database = Kysely<DB>

/** What a use case works in: everything that it writes is stored together, or nothing is. */
export type Transaction = KyselyTransaction<DB>

/** bigint columns hold sizes in bytes and counts, all far below 2^53, so they are read as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface Connection {
  db: Database
  pool: pg.Pool
  /** For connections of their own, such as one that listens. */
  connectionString: string
  close(): Promise<void>
}

/** For every connection: how long it may take to be there, and signs of life for one that nothing is asked of. */
export const connectionOptions = { connectionTimeoutMillis: 5000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

type TimeLimits = Pick<
  pg.PoolConfig,
  'connectionTimeoutMillis' | 'statement_timeout' | 'idle_in_transaction_session_timeout'
>

/** What a single statement may take, and how long a transaction may wait for the next one (docs/decisions/0025). */
const requestLimits: TimeLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }

export interface ConnectOptions {
  /** How many connections at most. */
  max?: number
  /** By default those of requests; none where statements may take as long as they need, as migrations may. */
  timeLimits?: TimeLimits
}

/** A pool of connections with the typed query builder on top. Times are read and written as UTC. */
export function connect(
  connectionString: string,
  { max = 20, timeLimits = requestLimits }: ConnectOptions = {},
): Connection {
  const pool = new pg.Pool({ ...connectionOptions, ...timeLimits, connectionString, max, options: '-c timezone=UTC' })
  // An idle connection that breaks (a restart of the database) is replaced at the next use.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, connectionString, close: () => db.destroy() }
}
