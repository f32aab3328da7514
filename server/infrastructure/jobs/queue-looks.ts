import type { WorkerEvents } from 'graphile-worker'

/** Anything that a runner asks of the queue: a worker's next job, the scheduled jobs of a minute, its start. */
interface Look {
  silentTicks: number
  /** A worker that runs a job is not expected to look. */
  isExpected: boolean
  hasLooked: boolean
}

/**
 * Follows how a runner looks at the queue. Only a look that the database has answered counts: errors, and queries that
 * are never answered, leave it silent alike.
 */
export function followLooks(events: WorkerEvents) {
  const starting: Look = { silentTicks: 0, isExpected: true, hasLooked: false }
  const schedule: Look = { silentTicks: 0, isExpected: false, hasLooked: true }
  const workers = new Map<object, Look>()
  const expect = (look: Look | undefined) => {
    if (look) Object.assign(look, { silentTicks: 0, isExpected: true })
  }
  const looked = (look: Look | undefined, isExpected: boolean) => {
    if (look) Object.assign(look, { silentTicks: 0, isExpected, hasLooked: true })
  }

  events.on('pool:create', () => looked(starting, false))
  events.on('worker:create', ({ worker }) =>
    workers.set(worker, { silentTicks: 0, isExpected: true, hasLooked: false }),
  )
  events.on('worker:stop', ({ worker }) => workers.delete(worker))
  events.on('worker:getJob:empty', ({ worker }) => looked(workers.get(worker), true))
  events.on('job:start', ({ worker }) => looked(workers.get(worker), false))
  events.on('job:complete', ({ worker }) => expect(workers.get(worker)))
  // An error leads to another start, so the first one counts.
  events.on('cron:starting', () => schedule.isExpected || expect(schedule))
  events.on('cron:started', () => looked(schedule, false))
  events.on('cron:schedule', () => expect(schedule))
  events.on('cron:scheduled', () => looked(schedule, false))

  const all = () => [starting, schedule, ...workers.values()]
  return {
    tick() {
      for (const look of all()) if (look.isExpected) look.silentTicks += 1
    },
    /** For how many ticks a look has been missing. */
    silentTicks: () => Math.max(...all().map(({ silentTicks }) => silentTicks)),
    /** Whether each worker has looked at least once. */
    haveAll: () => all().every(({ hasLooked }) => hasLooked),
  }
}
