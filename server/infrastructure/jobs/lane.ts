import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger as JobLogger, type Runner, type RunnerOptions, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from '../logging/logger'
import type { WorkerLeases } from './worker-leases'

/** Jobs that are done together: which, how many at once, and those that come by the clock. */
export interface LaneOptions {
  tasks: TaskList
  concurrency: number
  crontab: string
  pool: pg.Pool
  leases: WorkerLeases
  /** Gives back what a worker of that id still has of the queue. */
  giveBack: (workerId: string) => Promise<unknown>
  logger: Logger
}

export interface Lane {
  /** Begins anew when its workers find the queue no more, although the database answers. */
  restartIfStuck(): void
  stop(): Promise<void>
}

/** So many failures one after the other are no coincidence: they are two seconds apart. */
const STUCK_AFTER = 3
const restartPauses = { firstMs: 250, lastMs: 4000 }

/**
 * Does jobs until it is stopped. graphile-worker ends for good when it cannot write what became of a job; then another
 * runner follows.
 */
export function startLane(options: LaneOptions): Lane {
  const { leases, giveBack, logger } = options
  const stopping = new AbortController()
  let runner: Runner | undefined
  let failures = 0
  let workerId: string | undefined

  function newRunner(): Promise<Runner> {
    const events = new EventEmitter()
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      // Jobs are locked by the pool's id, not by those of its workers.
      workerId = workerPool.id
      leases.hold(workerId).catch((error) => logger.error({ err: error }, 'a worker has no lease'))
    })
    events.on('worker:getJob:error', () => {
      failures += 1
    })
    for (const event of ['worker:getJob:empty', 'job:start']) {
      events.on(event, () => {
        failures = 0
      })
    }
    return run(runnerOptions(options, events))
  }

  async function runOnce(): Promise<void> {
    if (workerId !== undefined) {
      await giveBack(workerId)
      await leases.release(workerId)
      workerId = undefined
    }
    failures = 0
    runner = await newRunner()
    if (stopping.signal.aborted) await runner.stop()
    await runner.promise
  }

  async function runUntilStopped(): Promise<void> {
    let pauseMs = restartPauses.firstMs
    while (!stopping.signal.aborted) {
      const began = performance.now()
      await runOnce().catch((error) => logger.error({ err: error }, 'jobs cannot be done'))
      if (performance.now() - began > restartPauses.lastMs) pauseMs = restartPauses.firstMs
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, restartPauses.lastMs)
    }
  }
  const running = runUntilStopped()

  const stopRunner = async () => {
    await runner?.stop().catch(() => undefined)
  }
  return {
    restartIfStuck() {
      if (failures >= STUCK_AFTER) void stopRunner()
    },
    async stop() {
      stopping.abort()
      await stopRunner()
      await running
    },
  }
}

function runnerOptions(
  { tasks, concurrency, crontab, pool, logger }: LaneOptions,
  events: EventEmitter,
): RunnerOptions {
  return {
    pgPool: pool,
    taskList: tasks,
    concurrency,
    crontab,
    events,
    noHandleSignals: true,
    pollInterval: 2000,
    gracefulShutdownAbortTimeout: 5000,
    // Without a batch, what became of a job is written by a promise that nobody waits for: its rejection ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new JobLogger(
      () => (level, message) => logger[level === 'error' ? 'error' : 'debug']({ job: true }, message),
    ),
  }
}
