import type { TaskList } from 'graphile-worker'
import type { JobPayloads } from './job-queue'

interface LanePlan {
  tasks: TaskList
  concurrency: number
  crontab: string
}

/**
 * Jobs that may take minutes have runners of their own, so that they delay neither each other nor e-mails and scheduled
 * jobs; each lane occupies a database connection. Within one, a job's queue and priority decide the order. Polls,
 * payments and the one job that embeds passages mostly wait for other servers, and the one that lists parts pauses most
 * of the time, so that many run at once.
 */
const slowLanes = [
  { names: ['process-manual'], concurrency: 2 },
  // Occupies two processors while it runs.
  { names: ['recognize-manual'], concurrency: 1 },
  { names: ['import-catalogue', 'import-stock'], concurrency: 1 },
  {
    names: [
      ...(['poll-telematics-source', 'embed-manuals', 'list-parts'] as const),
      ...(['handle-payment-event', 'send-refund', 'close-checkout', 'expire-orders', 'reconcile-payments'] as const),
    ],
    concurrency: 10,
  },
] as const satisfies { names: (keyof JobPayloads)[]; concurrency: number }[]
const QUICK_CONCURRENCY = 2

/** How many there are at most. */
export const LANES = slowLanes.length + 1

/** Assigns every task to one lane; the quick lane adds the scheduled jobs. */
export function lanesOf(tasks: TaskList, crontab: string): LanePlan[] {
  const pick = (isPicked: (name: string) => boolean): TaskList =>
    Object.fromEntries(Object.entries(tasks).filter(([name]) => isPicked(name)))
  const slow = slowLanes.map(({ names, concurrency }) => ({
    tasks: pick((name) => names.some((slowName) => slowName === name)),
    concurrency,
    crontab: '',
  }))
  const isSlow = (name: string) => slow.some(({ tasks: inLane }) => name in inLane)
  const quick = { tasks: pick((name) => !isSlow(name)), concurrency: QUICK_CONCURRENCY, crontab }
  // A runner polls the jobs of its tasks only; one without tasks is refused.
  return [quick, ...slow].filter(({ tasks: inLane }) => Object.keys(inLane).length > 0)
}
