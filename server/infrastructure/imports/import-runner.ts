import { sql } from 'kysely'
import pg from 'pg'
import { type Connection, connect, type Database } from '../../db/connection'
import { DomainError } from '../../domain/domain-error'
import { importRunning, importsBusy, importTooSlow } from './import-refusals'

interface ImportRequest {
  /** Whose import it is: the organization that imports, and the one that the records belong to. */
  organizations: readonly string[]
  /** Aborts when the client leaves. */
  signal: AbortSignal
}

/** Runs imports on database connections of their own, one at a time for each organization. */
export interface ImportRunner {
  /**
   * Does the work of an import, reading the file included. Its `db` is a single connection.
   * @throws DomainError `import_running` while the organization has another one under way, `imports_busy` when all
   *   connections stay taken, `import_too_slow` beyond the time limits
   */
  run<Result>(request: ImportRequest, work: (db: Database, signal: AbortSignal) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const defaultLimits = {
  connections: 3,
  /** Until a connection comes free. */
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
        throw asRefusal(error)
      }
    },
    close,
  }
}

/** Locks of the session: PostgreSQL releases them with the connection, however its process ends. */
async function lockImports(single: Database, organizations: readonly string[]): Promise<void> {
  for (const id of new Set(organizations)) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(hashtextextended('import:' || ${id}, 0)) as locked`.execute(single)
    if (rows[0]?.locked) continue
    await unlockImports(single)
    throw importRunning()
  }
}

/** A connection that cannot be asked any more has released its locks. */
const unlockImports = (single: Database) => sql`select pg_advisory_unlock_all()`.execute(single).catch(() => undefined)

const queryCanceled = '57014'
const idleInTransactionTimeout = '25P03'

function asRefusal(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && (error.code === queryCanceled || error.code === idleInTransactionTimeout)) {
    return importTooSlow()
  }
  // The pool has no code for it.
  const isBusy = error instanceof Error && error.message === 'timeout exceeded when trying to connect'
  return isBusy ? importsBusy() : error
}
