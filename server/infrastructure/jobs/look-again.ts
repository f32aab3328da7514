import type { WorkerEvents, WorkerPool } from 'graphile-worker'

/** When to look again, in ticks: at another moment than the other runners, which were notified of the same job. */
const pauses = [
  { from: 0.03, to: 0.15 },
  { from: 0.25, to: 0.6 },
]

/**
 * Has a runner that looked for a job in vain look again soon, not only at its next poll.
 *
 * Whoever looks locks all free queues for that moment, and does not see those that somebody else has locked. All runners
 * are notified of each job at once, so that the one whose job it is may miss its queue, poll after poll, while their polls
 * coincide. And a runner looks for the next job before it has stored that the last one of the same queue is done.
 */
export function lookAgain(events: WorkerEvents, tickMs: number): void {
  const timers = new Set<NodeJS.Timeout>()
  let pool: WorkerPool | undefined
  let mayHaveMissed = false
  const expectJob = () => {
    mayHaveMissed = true
  }
  events.on('pool:create', ({ workerPool }) => {
    pool = workerPool
  })
  events.on('pool:listen:notification', expectJob)
  events.on('job:complete', expectJob)
  events.on('worker:getJob:empty', () => {
    if (!mayHaveMissed || timers.size > 0) return
    mayHaveMissed = false
    for (const { from, to } of pauses) {
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          nudge()
        },
        (from + Math.random() * (to - from)) * tickMs,
      )
      timers.add(timer.unref())
    }
  })
  events.on('pool:gracefulShutdown', stop).on('pool:forcefulShutdown', stop).on('pool:release', stop)

  function stop() {
    pool = undefined
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }

  function nudge() {
    try {
      pool?.nudge(1)
    } catch {
      // A worker of it has failed; the runner is replaced.
    }
  }
}
