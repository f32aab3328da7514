import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger as JobLogger, type Runner, type RunnerOptions, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from '../logging/logger'
import type { WorkerLeases } from './worker-leases'

export interface LaneOptions {
  tasks: TaskList
  concurrency: number
  crontab: string
  pool: pg.Pool
  leases: WorkerLeases
  /** Returns the jobs that this worker has locked to the queue. */
  releaseJobs: (workerId: string) => Promise<unknown>
  logger: Logger
}

export interface Lane {
  /** Restarts the runner when its workers repeatedly fail to fetch jobs although the database responds. */
  restartIfStuck(): void
  stop(): Promise<void>
}

/** Consecutive failures to fetch a job, two seconds apart, after which a runner counts as stuck. */
const MAX_FETCH_FAILURES = 3
const MIN_RESTART_PAUSE_MS = 250
const MAX_RESTART_PAUSE_MS = 4000

/**
 * Runs jobs until it is stopped. graphile-worker stops for good when it cannot store a job's outcome, so a new runner is
 * started then.
 */
export function startLane(options: LaneOptions): Lane {
  const { leases, releaseJobs, logger } = options
  const stopping = new AbortController()
  let runner: Runner | undefined
  let failures = 0
  let workerId: string | undefined

  function newRunner(): Promise<Runner> {
    const events = new EventEmitter()
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      // Jobs are locked with the pool's id, not with those of its workers.
      workerId = workerPool.id
      leases.acquire(workerId).catch((error) => logger.error({ err: error }, 'failed to acquire the lease of a worker'))
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
      await releaseJobs(workerId)
      await leases.release(workerId)
      workerId = undefined
    }
    failures = 0
    runner = await newRunner()
    if (stopping.signal.aborted) await runner.stop()
    await runner.promise
  }

  async function runUntilStopped(): Promise<void> {
    let pauseMs = MIN_RESTART_PAUSE_MS
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      await runOnce().catch((error) => logger.error({ err: error }, 'the job runner failed'))
      if (performance.now() - startedAt > MAX_RESTART_PAUSE_MS) pauseMs = MIN_RESTART_PAUSE_MS
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, MAX_RESTART_PAUSE_MS)
    }
  }
  const running = runUntilStopped()

  const stopRunner = async () => {
    await runner?.stop().catch(() => undefined)
  }
  return {
    restartIfStuck() {
      if (failures >= MAX_FETCH_FAILURES) void stopRunner()
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
    // By default graphile-worker stores outcomes in a promise that nothing awaits: its rejection would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new JobLogger(
      () => (level, message) => logger[level === 'error' ? 'error' : 'debug']({ job: true }, message),
    ),
  }
}
