import type { TaskList } from 'graphile-worker'
import type { JobPayloads } from './job-queue'

interface LanePlan {
  /** As `/readyz` names it. */
  name: string
  tasks: TaskList
  concurrency: number
  crontab: string
  /** After so many seconds without progress a job is ended; each has shorter limits of its own for what it waits for. */
  maxSilentTicks: number
}

const MINUTE = 60

/**
 * Jobs that may take minutes have runners of their own, so that they delay neither each other nor e-mails and scheduled
 * jobs; each lane occupies database connections of its own. Within one, organizations
 * take turns (`job-queue.ts`), of which each has fewer jobs at once than the lane. Polls, payments and the one job that
 * embeds passages mostly wait for other servers, and the one that lists parts pauses most of the time, so that many run at
 * once. Money waits for none of the others.
 */
const slowLanes = [
  // A document has a limit of its own (MANUAL_TIMEOUT_SECONDS), within which its structure is read without progress.
  { name: 'manuals', names: ['process-manual'], concurrency: 2, silentMinutes: 60 },
  // Occupies two processors while it runs.
  { name: 'scans', names: ['recognize-manual'], concurrency: 1, silentMinutes: 15 },
  {
    name: 'imports',
    names: ['import-catalogue', 'import-stock', 'store-machine-import', 'undo-machine-import'],
    concurrency: 1,
    silentMinutes: 10,
  },
  {
    name: 'payments',
    names: ['handle-payment-event', 'send-refund', 'close-checkout', 'expire-orders', 'reconcile-payments'],
    concurrency: 10,
    silentMinutes: 10,
  },
  {
    name: 'other servers',
    names: ['poll-telematics-source', 'embed-manuals', 'list-parts'],
    concurrency: 10,
    silentMinutes: 10,
  },
] as const satisfies { name: string; names: (keyof JobPayloads)[]; concurrency: number; silentMinutes: number }[]
/** More than the e-mails that one organization sends at once. */
const QUICK_CONCURRENCY = 6
const QUICK_SILENT_MINUTES = 10

/** Assigns every task to one lane; the quick lane adds the scheduled jobs. */
export function lanesOf(tasks: TaskList, crontab: string): LanePlan[] {
  const pick = (isPicked: (name: string) => boolean): TaskList =>
    Object.fromEntries(Object.entries(tasks).filter(([name]) => isPicked(name)))
  const slow = slowLanes.map(({ name, names, concurrency, silentMinutes }) => ({
    name,
    tasks: pick((task) => names.some((slowName) => slowName === task)),
    concurrency,
    crontab: '',
    maxSilentTicks: silentMinutes * MINUTE,
  }))
  const isSlow = (task: string) => slow.some(({ tasks: inLane }) => task in inLane)
  const quick = {
    name: 'quick',
    tasks: pick((task) => !isSlow(task)),
    concurrency: QUICK_CONCURRENCY,
    crontab,
    maxSilentTicks: QUICK_SILENT_MINUTES * MINUTE,
  }
  // A runner polls the jobs of its tasks only; one without tasks is refused.
  return [quick, ...slow].filter(({ tasks: inLane }) => Object.keys(inLane).length > 0)
}
