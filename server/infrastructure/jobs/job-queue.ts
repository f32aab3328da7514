import { type Expression, sql } from 'kysely'
import type { Database } from '../../db/connection'

/** The payload of every job, by the job's name. */
export interface JobPayloads {
  'process-manual': { manual_id: string; revision: number }
  /** Some pages of a manual; repeated until none is left. */
  'recognize-manual': { manual_id: string; revision: number }
  /** Batch by batch until every manual is done. */
  'embed-manuals': Record<never, never>
  /** Of manuals that were read before the current rules of parts lists; repeated until none is left after another. */
  'list-parts': { after?: string }
  /** Reads a table of parts, or stores what was read. */
  'import-catalogue': { import_id: string }
  'import-stock': { import_id: string }
  'delete-manual-files': { manual_id: string; storage_key: string }
  /** Of a picture that nothing refers to any more. */
  'delete-file': { storage_key: string }
  'remove-unused-pictures': Record<never, never>
  'send-email': { email_id: string }
  /** To those whose morning has come. */
  'send-digests': Record<never, never>
  'account-link': { email: string; purpose: 'reset_password' | 'magic_login' }
  'link-request': { request_id: string }
  /** Evaluates the machines that are due for evaluation, or all of an organization's. */
  'evaluate-schedules': { organization_id?: string }
  /** To recipients who want due e-mails immediately. */
  'send-due-emails': Record<never, never>
  'expire-maintenance-quotes': Record<never, never>
  /** Of what has fallen due on a machine. */
  'draft-maintenance-quote': { instance_id: string }
  'withdraw-outdated-drafts': Record<never, never>
  'expire-quotes': Record<never, never>
  'poll-telematics': Record<never, never>
  'poll-telematics-source': { source_id: string }
  /** For the orders of a dealership that wait for stock. */
  'fill-back-orders': { organization_id: string }
  /** Reads from the payment provider what an event is about. */
  'handle-payment-event': { event_id: string }
  'send-refund': { refund_id: string }
  'close-checkout': { payment_id: string }
  'expire-orders': Record<never, never>
  'reconcile-payments': Record<never, never>
  'forget-sessions': Record<never, never>
  'delete-idempotency-keys': Record<never, never>
}

interface JobOptions {
  /** A job replaces a waiting job with the same key. */
  key: string
  maxAttempts: number
  /** Jobs of one queue run one at a time; jobs without a queue run in parallel. */
  queue?: string
  /** Jobs with a lower number run first; the default is 0. */
  priority?: number
}

/** Adds a job in the caller's transaction, so that it exists only if the data it refers to was committed. */
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

/** Whether a job with this key waits, runs, or will be tried again: if not, its process was killed at the last attempt. */
export const hasJob = (key: Expression<string>) => sql<boolean>`exists (
  select from graphile_worker.jobs as job
  where job.key = ${key} and (job.attempts < job.max_attempts or job.locked_at is not null))`

/** Adds many jobs of one kind with a single statement; otherwise like `enqueue`. */
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
