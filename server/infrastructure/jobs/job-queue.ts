import { createHash } from 'node:crypto'
import { type Expression, sql } from 'kysely'
import type { Database } from '../../db/connection'

/** The payload of every job, by the job's name. */
export interface JobPayloads {
  'process-manual': { manual_id: string; revision: number }
  /** Queues a manual that was read before the current rules, one after the other. */
  'read-manuals-again': Record<never, never>
  /** Some pages of a manual; repeated until none is left. */
  'recognize-manual': { manual_id: string; revision: number }
  /** Batch by batch until every manual is done. */
  'embed-manuals': Record<never, never>
  /** Of manuals that were read before the current rules of parts lists; repeated until none is left after another. */
  'list-parts': { after?: string }
  /** Reads a table of parts, or stores what was read. */
  'import-catalogue': { import_id: string }
  'import-stock': { import_id: string }
  /** Stores the rows of an import of machines. */
  'store-machine-import': { import_id: string }
  /** Takes back what an import of machines stored. */
  'undo-machine-import': { import_id: string }
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
  /** To customers who have given up paying. */
  'report-failed-payments': Record<never, never>
  'forget-sessions': Record<never, never>
  'delete-idempotency-keys': Record<never, never>
  /** Of months that are no longer stored. */
  'delete-model-usage': Record<never, never>
}

/**
 * How organizations share the lane of each kind of job: none may have to wait until another's jobs are done.
 * - `turns`: each organization has some at once, and its first waiting job comes before the second of another.
 * - `queue`: each organization has one at a time, in a queue of its own.
 * - `ordered`: short steps, which their module orders again and again: one of each organization before the second of another.
 * - `one`: one job for all organizations, which does a little for each in turn, or in steps.
 * - `brief`: takes milliseconds and waits for nobody, or is limited where it is asked for.
 */
const sharing = {
  'process-manual': 'queue',
  'recognize-manual': 'ordered',
  'embed-manuals': 'one',
  'list-parts': 'one',
  'read-manuals-again': 'one',
  'import-catalogue': 'queue',
  'import-stock': 'queue',
  'store-machine-import': 'queue',
  'undo-machine-import': 'queue',
  'delete-manual-files': 'brief',
  'delete-file': 'brief',
  'remove-unused-pictures': 'one',
  'send-email': 'turns',
  'send-digests': 'one',
  'account-link': 'brief',
  'link-request': 'brief',
  'evaluate-schedules': 'one',
  'send-due-emails': 'one',
  'expire-maintenance-quotes': 'one',
  'draft-maintenance-quote': 'turns',
  'withdraw-outdated-drafts': 'one',
  'expire-quotes': 'one',
  'poll-telematics': 'one',
  'poll-telematics-source': 'queue',
  'fill-back-orders': 'queue',
  'handle-payment-event': 'turns',
  'send-refund': 'turns',
  'close-checkout': 'turns',
  'expire-orders': 'one',
  'reconcile-payments': 'one',
  'report-failed-payments': 'one',
  'forget-sessions': 'one',
  'delete-idempotency-keys': 'one',
  'delete-model-usage': 'one',
} as const satisfies Record<keyof JobPayloads, keyof SharingOptions>

/** For whom a job is done. */
export interface Turn {
  /** An organization, or whatever stands for it, such as its account at the payment provider. */
  owner: string
  /** What must not be done at once, such as the refunds of one payment; by default jobs of an owner are independent. */
  about?: string
}

/** So many jobs of a kind run at once for one owner. */
const AT_ONCE = 3
/** Whoever has more waiting jobs is as far behind as possible. */
const LOWEST_PRIORITY = 1000

interface SharingOptions {
  turns: { turn: Turn; queue?: never; priority?: never }
  queue: {
    turn?: never
    /** Jobs of one queue run one at a time. */
    queue: string
    /** Jobs with a lower number run first; the default is 0. */
    priority?: number
  }
  ordered: { turn?: never; queue?: never; priority?: never }
  one: { turn?: never; queue?: string; priority?: never }
  brief: { turn?: never; queue?: never; priority?: never }
}

type Options<Name extends keyof JobPayloads> = {
  /** A job replaces a waiting job with the same key. */
  key: string
  maxAttempts: number
} & SharingOptions[(typeof sharing)[Name]]

interface NewJob {
  payload: object
  key: string
  maxAttempts: number
  queue?: string | undefined
  priority?: number | undefined
  turn?: Turn | undefined
}

/** Adds a job in the caller's transaction, so that it exists only if the data it refers to was committed. */
export const enqueue = <Name extends keyof JobPayloads>(
  trx: Database,
  name: Name,
  payload: JobPayloads[Name],
  options: Options<Name>,
): Promise<void> => add(trx, name, [{ payload, ...options }])

/** Adds many jobs of one kind with a single statement; otherwise like `enqueue`. */
export const enqueueAll = <Name extends keyof JobPayloads>(
  trx: Database,
  name: Name,
  jobs: readonly { payload: JobPayloads[Name]; options: Options<Name> }[],
): Promise<void> =>
  add(
    trx,
    name,
    jobs.map(({ payload, options }): NewJob => ({ payload, ...options })),
  )

/** The queues of an owner's jobs of one kind. */
const queuesOf = (name: string, { owner }: Turn): string[] =>
  Array.from({ length: AT_ONCE }, (_, index) => `${name}:${owner}:${index}`)

/** What is about the same is in the same queue. */
function queueOf(name: string, turn: Turn, key: string): string | undefined {
  const digest = createHash('sha256')
    .update(turn.about ?? key)
    .digest()
  return queuesOf(name, turn)[digest.readUInt32BE() % AT_ONCE]
}

async function add(trx: Database, name: string, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  const waiting = await countWaiting(trx, name, jobs)
  const added = jobs.map(({ payload, key, maxAttempts, queue, priority = 0, turn }) => {
    const ahead = turn && (waiting.get(turn.owner) ?? 0)
    if (turn && ahead !== undefined) waiting.set(turn.owner, ahead + 1)
    return {
      payload,
      key,
      max_attempts: maxAttempts,
      queue: turn ? queueOf(name, turn, key) : queue,
      priority: Math.min(ahead ?? priority, LOWEST_PRIORITY),
    }
  })
  await sql`
    select graphile_worker.add_job(
      ${name}, job.payload, job_key => job.key, max_attempts => job.max_attempts,
      queue_name => job.queue, priority => job.priority)
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as job (payload json, key text, max_attempts integer, queue text, priority integer)`.execute(trx)
}

/** How many jobs of this kind wait for each owner who takes turns. */
async function countWaiting(trx: Database, name: string, jobs: readonly NewJob[]): Promise<Map<string, number>> {
  const turns = new Map(jobs.flatMap(({ turn }) => (turn ? [[turn.owner, turn]] : [])))
  if (turns.size === 0) return new Map()
  const queues = [...turns.values()].flatMap((turn) =>
    queuesOf(name, turn).map((queue) => ({ queue, owner: turn.owner })),
  )
  const { rows } = await sql<{ owner: string; waiting: number }>`
    select own.owner, count(*)::integer as waiting
    from jsonb_to_recordset(${JSON.stringify(queues)}::jsonb) as own (queue text, owner text)
    join graphile_worker._private_job_queues as queue on queue.queue_name = own.queue
    join graphile_worker._private_jobs as job on job.job_queue_id = queue.id
    group by own.owner`.execute(trx)
  return new Map(rows.map(({ owner, waiting }) => [owner, waiting]))
}

/** Whether a job with this key waits, runs, or will be tried again: if not, its process was killed at the last attempt. */
export const hasJob = (key: Expression<string>) => sql<boolean>`exists (
  select from graphile_worker.jobs as job
  where job.key = ${key} and (job.attempts < job.max_attempts or job.locked_at is not null))`
