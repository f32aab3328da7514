import { sql } from 'kysely'
import type { Database } from '../../db/connection'

/** Every job by its name, with what it is told. */
export interface JobPayloads {
  'process-manual': { manual_id: string; revision: number }
  'send-email': { email_id: string }
  'account-link': { email: string; purpose: 'reset_password' | 'magic_login' }
  'link-request': { request_id: string }
  /** Of the machines whose day has come, or of all of an organization's. */
  'evaluate-schedules': { organization_id?: string }
  /** To those who want it at once. */
  'send-due-emails': Record<never, never>
  'poll-telematics': Record<never, never>
  'poll-telematics-source': { source_id: string }
  'forget-sessions': Record<never, never>
  'delete-idempotency-keys': Record<never, never>
}

interface JobOptions {
  /** A job with a key replaces the one that waits under the same key. */
  key: string
  /** How often it is tried before it is given up. */
  maxAttempts: number
  /** Jobs of one queue are done one after the other; without, as many at once as there are workers. */
  queue?: string
  /** Jobs of a lower number are done first; 0 where it is absent. */
  priority?: number
}

/** Adds a job in the caller's transaction: it exists if, and only if, what it is about was stored. */
export async function enqueue<Name extends keyof JobPayloads>(
  trx: Database,
  name: Name,
  payload: JobPayloads[Name],
  { key, maxAttempts, queue, priority = 0 }: JobOptions,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, job_key => ${key}, max_attempts => ${maxAttempts},
      queue_name => ${queue ?? null}, priority => ${priority})`.execute(trx)
}

/** Adds many jobs of one kind in the caller's transaction, with one statement. */
export async function enqueueAll<Name extends keyof JobPayloads>(
  trx: Database,
  name: Name,
  jobs: readonly { payload: JobPayloads[Name]; key: string }[],
  { maxAttempts }: Pick<JobOptions, 'maxAttempts'>,
): Promise<void> {
  if (jobs.length === 0) return
  await sql`
    select graphile_worker.add_job(${name}, job.payload, job_key => job.key, max_attempts => ${maxAttempts})
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as job (payload json, key text)`.execute(trx)
}
