import { sql } from 'kysely'
import type { Database } from '../../server/db/connection'

/** Leaves a job as a process that was killed at the last attempt does: nobody runs it, and nobody will. */
export async function useUpAttempts(db: Database, key: string): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set attempts = max_attempts, locked_at = null, locked_by = null
    where key = ${key}`.execute(db)
}
