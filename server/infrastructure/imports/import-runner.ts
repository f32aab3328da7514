import { sql } from 'kysely'
import pg from 'pg'
import { type Connection, connect, type Database } from '../../db/connection'
import { DomainError } from '../../domain/domain-error'
import { importRunning, importsBusy, importTooSlow } from './import-refusals'

interface ImportRequest {
  /** The organization that imports, and the one that the records belong to. */
  organizations: readonly string[]
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/** Runs imports on database connections of their own, one at a time for each organization. */
export interface ImportRunner {
  /**
   * Runs the whole import, including reading the file. The `db` passed to `work` is a single connection.
   * @throws DomainError `import_running` while another import of the organization is running, `imports_busy` when no
   *   connection becomes free in time, `import_too_slow` when a time limit is exceeded
   */
  run<Result>(request: ImportRequest, work: (db: Database, signal: AbortSignal) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const defaultLimits = {
  connections: 3,
  /** How long to wait for a free connection. */
  connectionMs: 10_000,
  statementMs: 30_000,
  /** For the whole import. */
  totalMs: 300_000,
}

export function createImportRunner(
  { connectionString }: Pick<Connection, 'connectionString'>,
  limits: Partial<typeof defaultLimits> = {},
): ImportRunner {
  const { connections, connectionMs, statementMs, totalMs } = { ...defaultLimits, ...limits }
  const { db, close } = connect(connectionString, {
    max: connections,
    timeLimits: {
      connectionTimeoutMillis: connectionMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
    },
  })
  return {
    async run({ organizations, signal }, work) {
      try {
        return await db.connection().execute(async (single) => {
          const timeLimit = AbortSignal.timeout(totalMs)
          await lockImports(single, organizations)
          try {
            return await work(single, AbortSignal.any([signal, timeLimit]))
          } catch (error) {
            throw timeLimit.aborted && !(error instanceof DomainError) ? importTooSlow() : error
          } finally {
            await unlockImports(single)
          }
        })
      } catch (error) {
        throw toDomainError(error)
      }
    },
    close,
  }
}

/** Session locks: PostgreSQL releases them when the connection ends, however the process dies. */
async function lockImports(single: Database, organizations: readonly string[]): Promise<void> {
  for (const id of new Set(organizations)) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(hashtextextended('import:' || ${id}, 0)) as locked`.execute(single)
    if (rows[0]?.locked) continue
    await unlockImports(single)
    throw importRunning()
  }
}

/** A broken connection has released its locks already. */
const unlockImports = (single: Database) => sql`select pg_advisory_unlock_all()`.execute(single).catch(() => undefined)

const QUERY_CANCELED = '57014'
const IDLE_IN_TRANSACTION_SESSION_TIMEOUT = '25P03'

function toDomainError(error: unknown): unknown {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  if (code === QUERY_CANCELED || code === IDLE_IN_TRANSACTION_SESSION_TIMEOUT) return importTooSlow()
  // The pool's time-out has no error code.
  const isBusy = error instanceof Error && error.message === 'timeout exceeded when trying to connect'
  return isBusy ? importsBusy() : error
}
