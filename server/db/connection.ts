import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PreparingClient } from './preparing-client'
import type { DB } from './schema'

export type Database = Kysely<DB>

/** The transaction of a use case. */
export type Transaction = KyselyTransaction<DB>

/** bigint columns contain sizes in bytes and counts, all far below 2^53, so they are read as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface Connection {
  db: Database
  pool: pg.Pool
  /** For opening further connections, such as one that listens for notifications. */
  connectionString: string
  close(): Promise<void>
}

/** Options of every connection; keep-alive packets reveal a connection that was lost while it was idle. */
export const connectionOptions = { connectionTimeoutMillis: 5000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

type TimeLimits = Pick<
  pg.PoolConfig,
  'connectionTimeoutMillis' | 'statement_timeout' | 'idle_in_transaction_session_timeout'
>

/** Limits for requests, see docs/decisions/0025. */
const requestLimits: TimeLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }

export interface ConnectOptions {
  /** Maximum number of connections. */
  max?: number
  /** The default is the limits for requests; pass none for statements that may run long, such as migrations. */
  timeLimits?: TimeLimits
}

/** Opens a connection pool with the typed query builder on top. Times are read and written as UTC. */
export function connect(
  connectionString: string,
  { max = 20, timeLimits = requestLimits }: ConnectOptions = {},
): Connection {
  const pool = new pg.Pool({
    Client: PreparingClient,
    ...connectionOptions,
    ...timeLimits,
    connectionString,
    max,
    options: '-c timezone=UTC',
  })
  // An idle connection that is lost, for example when the database restarts, is replaced at the next use.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, connectionString, close: () => db.destroy() }
}
