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
  connectionString: string
  close(): Promise<void>
}

type TimeLimits = Pick<
  pg.PoolConfig,
  'connectionTimeoutMillis' | 'statement_timeout' | 'idle_in_transaction_session_timeout'
>

/** A pool of connections with the typed query builder on top. Times are read and written as UTC. */
export function connect(connectionString: string, max = 20, timeLimits: TimeLimits = {}): Connection {
  const pool = new pg.Pool({ connectionString, max, options: '-c timezone=UTC', ...timeLimits })
  // An idle connection that breaks (a restart of the database) is replaced at the next use.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, connectionString, close: () => db.destroy() }
}
