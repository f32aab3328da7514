import { Socket } from 'node:net'
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
  /** Ends every connection at once, whatever waits on it; queries open new ones. */
  cut(): void
  close(): Promise<void>
}

/** Options of every connection; keep-alive packets reveal a connection that was lost while it was idle. */
export const connectionOptions = { connectionTimeoutMillis: 5000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

type TimeLimits = Pick<
  pg.PoolConfig,
  'connectionTimeoutMillis' | 'statement_timeout' | 'idle_in_transaction_session_timeout'
>

/** After the server's own limit of a statement, it has so long to report that. */
const ANSWER_MS = 5000

/** Limits for requests, see docs/decisions/0025. */
const requestLimits: TimeLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }

export interface ConnectOptions {
  /** Maximum number of connections. */
  max?: number
  /** The default is the limits for requests; pass none for statements that may run long, such as migrations. */
  timeLimits?: TimeLimits
}

interface PoolOptions {
  max: number
  timeLimits: TimeLimits
  /** Of each session, as on PostgreSQL's command line. */
  options: string
}

/** A pool whose queries all end, also those that the database never answers. */
export function openPool(connectionString: string, { max, timeLimits, options }: PoolOptions) {
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    Client: PreparingClient,
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
    ...connectionOptions,
    ...timeLimits,
    connectionString,
    max,
    options,
  })
  // An idle connection that is lost, for example when the database restarts, is replaced at the next use.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    const { statement_timeout: limitMs } = timeLimits
    if (limitMs && client instanceof PreparingClient) client.endUnanswered(limitMs + ANSWER_MS)
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { pool, cut }
}

/** Opens a connection pool with the typed query builder on top. Times are read and written as UTC. */
export function connect(
  connectionString: string,
  { max = 20, timeLimits = requestLimits }: ConnectOptions = {},
): Connection {
  const { pool, cut } = openPool(connectionString, { max, timeLimits, options: '-c timezone=UTC' })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, connectionString, cut, close: () => db.destroy() }
}
