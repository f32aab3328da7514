import { EventEmitter } from 'node:events'
import {
  type Runner as GraphileRunner,
  Logger as JobLogger,
  type RunnerOptions,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { connect } from '../../db/connection'
import type { Logger } from '../logging/logger'
import { settledWithin } from '../settled-within'
import { lookAgain } from './look-again'
import { followLooks } from './queue-looks'
import { releaseJobs } from './release-jobs'
import { releasingOnce } from './releasing-once'
import { createRunningJobs } from './running-jobs'
import type { WorkerLeases } from './worker-leases'

export interface RunnerPlan {
  tasks: TaskList
  concurrency: number
  crontab: string
  /** After so many ticks without progress a job is ended. */
  maxSilentTicks: number
}

export interface RunnerContext {
  connectionString: string
  leases: WorkerLeases
  logger: Logger
  /** The unit of every time limit: a second, less in tests. */
  tickMs: number
}

/** One for the listener, the others for looking and for storing outcomes, which take milliseconds. */
const CONNECTIONS = 3
/** The queue's statements take milliseconds. */
const queueLimits = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 }
/** A look is due every two ticks. */
const POLL_TICKS = 2
/** Without a completed look for so long, whoever should look does not any more. */
const MAX_SILENT_TICKS = 10
/** Two looks were missed. */
const LATE_TICKS = 3 * POLL_TICKS
const RELEASE_TICKS = 3
/** By then a job that was locked for a look has begun, unless the look failed. */
const LOST_LOOK_TICKS = 5
const GRACE_TICKS = 5

export type Runner = ReturnType<typeof startRunner>

/**
 * A runner of graphile-worker with database connections of its own, so that all of it can be replaced: it may stop
 * looking for jobs without an error, and its `stop` may never resolve.
 */
export function startRunner(plan: RunnerPlan, context: RunnerContext) {
  const { leases, logger, tickMs } = context
  const connection = connect(context.connectionString, { max: CONNECTIONS, timeLimits: queueLimits })
  const jobs = createRunningJobs()
  const events: WorkerEvents = new EventEmitter()
  const looks = followLooks(events)
  lookAgain(events, tickMs)
  let workerId: string | undefined
  let hasEnded = false
  let isRetired = false
  /** Undefined while nothing is to be released. */
  let ticksUntilRelease: number | undefined
  const onFailure = (error: unknown) => {
    if (isRetired) return
    hasEnded = true
    logger.error({ err: error }, 'the job runner failed')
  }
  events.on('pool:create', ({ workerPool: { id } }) => {
    // Jobs are locked with the pool's id, not with those of its workers.
    workerId = id
    if (isRetired) return
    leases.acquire(id).catch((error) => logger.error({ err: error }, 'failed to acquire the lease of a worker'))
  })
  // It takes no further job after it, but may not end: two outcomes that cannot be stored are enough for that.
  events.on('pool:fatalError', ({ error }) => onFailure(error))
  events.on('pool:gracefulShutdown', () => {
    hasEnded = true
  })

  const starting = run(optionsOf(plan, { ...context, pool: releasingOnce(connection.pool), events, jobs }))
  starting.then((runner) => runner.promise).catch(onFailure)
  const askToStop = () => starting.then((runner: GraphileRunner) => runner.stop()).catch(() => undefined)

  let releasing: Promise<void> | undefined
  // The database may have locked a job for a look that failed.
  events.on('worker:getJob:error', () => {
    // The first tick may come at once.
    if (!isRetired) ticksUntilRelease = LOST_LOOK_TICKS + 2
  })
  /** Returns to the queue what this runner has locked and does not run. */
  function release(): Promise<void> {
    releasing ??= releaseRest().finally(() => {
      releasing = undefined
    })
    return releasing
  }
  let isReleased = false
  async function releaseRest(): Promise<void> {
    if (workerId === undefined) return close()
    const ids = jobs.ids()
    const graceMs = isRetired ? 0 : LOST_LOOK_TICKS * tickMs
    await releaseJobs(connection.pool, { workerId, runningIds: ids, graceMs })
    if (!isRetired || ids.length > 0) return
    await leases.release(workerId)
    close()
  }
  function close(): void {
    isReleased = true
    void connection.close().catch(() => undefined)
    connection.cut()
  }

  function countDownToRelease(): void {
    if (ticksUntilRelease === undefined) return
    ticksUntilRelease -= 1
    if (ticksUntilRelease > 0) return
    ticksUntilRelease = RELEASE_TICKS
    release().then(
      () => {
        if (!isRetired) ticksUntilRelease = undefined
      },
      (error) => logger.warn({ err: error }, 'failed to return jobs to the queue'),
    )
  }
  return {
    /** @returns whether the runner has to be replaced */
    tick(): boolean {
      jobs.tick()
      looks.tick()
      countDownToRelease()
      return hasEnded || looks.silentTicks() >= MAX_SILENT_TICKS || jobs.areStuck()
    },
    /** Whether all of its idle workers look at the queue. */
    isLooking: () => !hasEnded && looks.haveAll() && looks.silentTicks() < LATE_TICKS,
    /** Takes no further job; those that run continue. Connections that are not answered end. */
    retire(): void {
      isRetired = true
      ticksUntilRelease = 0
      connection.cut()
      void askToStop()
    },
    /** To be called each tick after `retire`. @returns whether nothing of it is left */
    tickRetired(): boolean {
      jobs.tick()
      countDownToRelease()
      return isReleased
    },
    /** Gives the jobs that run some seconds to end, and returns the rest to the queue. */
    async stop(): Promise<void> {
      isRetired = true
      const stopped = askToStop()
      await settledWithin(GRACE_TICKS * tickMs, jobs.whenIdle())
      jobs.abort()
      await settledWithin(GRACE_TICKS * tickMs, jobs.whenIdle())
      await settledWithin(GRACE_TICKS * tickMs, stopped)
      if (workerId !== undefined) {
        await settledWithin(
          GRACE_TICKS * tickMs,
          releaseJobs(connection.pool, { workerId, runningIds: [], graceMs: 0 }),
        )
        await leases.release(workerId).catch(() => undefined)
      }
      close()
    },
  }
}

interface Runnable extends RunnerContext {
  pool: RunnerOptions['pgPool']
  events: WorkerEvents
  jobs: ReturnType<typeof createRunningJobs>
}

function optionsOf(plan: RunnerPlan, { pool, events, jobs, logger, tickMs }: Runnable): RunnerOptions {
  return {
    pgPool: pool,
    taskList: followed(plan, jobs),
    concurrency: plan.concurrency,
    crontab: plan.crontab,
    events,
    noHandleSignals: true,
    pollInterval: POLL_TICKS * tickMs,
    // By default graphile-worker stores outcomes in a promise that nothing awaits: its rejection would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new JobLogger(
      () => (level, message) => logger[level === 'error' ? 'error' : 'debug']({ job: true }, message),
    ),
  }
}

/** Jobs are aborted by us: graphile-worker would abort those of a replaced runner too. */
function followed({ tasks, maxSilentTicks }: RunnerPlan, jobs: Runnable['jobs']): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, helpers) =>
        jobs.run(String(helpers.job.id), maxSilentTicks, async (abortSignal) =>
          task?.(payload, { ...helpers, abortSignal }),
        ),
    ]),
  ) satisfies TaskList
}
