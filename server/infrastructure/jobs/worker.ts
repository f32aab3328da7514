import { type JobHelpers, makeWorkerUtils, type TaskList } from 'graphile-worker'
import type { Connection } from '../../db/connection'
import type { Logger } from '../logging/logger'
import type { JobPayloads } from './job-queue'
import { startLane } from './lane'
import { lanesOf } from './lanes'
import { recordServed, type SpecialTask } from './served-tasks'
import { openWorkerLeases } from './worker-leases'

export interface JobContext {
  /** Aborts when the worker is stopping and its grace period is over. */
  signal: AbortSignal
  /** Whether the job will not be retried if it fails this time. */
  lastAttempt: boolean
}

export type JobHandlers = {
  [Name in keyof JobPayloads]: (payload: JobPayloads[Name], context: JobContext) => Promise<void>
}

/** The handlers of a worker, which leaves jobs that it cannot run to others. */
export type OwnJobHandlers = Omit<JobHandlers, SpecialTask> & Partial<Pick<JobHandlers, SpecialTask>>

export interface JobWorker {
  /** Starts no further job, gives the running ones some seconds to finish, and returns the rest to the queue. */
  stop(): Promise<void>
}

interface Options {
  connection: Connection
  handlers: OwnJobHandlers
  /** Scheduled jobs, one per line, in graphile-worker's crontab format; times are in UTC. */
  crontab?: string
  /** Runs after jobs of dead workers were returned to the queue, to repair what those workers left behind. */
  onRecovered: () => Promise<void>
  logger: Logger
}

const SWEEP_INTERVAL_MS = 15_000
/** A worker that has just started may not have acquired its lease yet. */
const LEASE_GRACE_SECONDS = 5

/** Runs the jobs of the queue. Jobs locked by a killed process return to the queue within seconds instead of hours. */
export async function startJobWorker({ connection, handlers, ...options }: Options) {
  const { crontab = '', onRecovered, logger } = options
  const { db, pool, connectionString } = connection
  const leases = await openWorkerLeases(connectionString, logger)
  const utils = await makeWorkerUtils({ pgPool: pool })

  async function recordOwnTasks() {
    if (handlers['recognize-manual']) await recordServed(db, 'recognize-manual')
  }

  async function recoverJobs(graceSeconds: number) {
    const { rows } = await pool.query<{ locked_by: string }>(
      `select distinct locked_by from graphile_worker.jobs
        where locked_by is not null and locked_at < now() - make_interval(secs => $1)`,
      [graceSeconds],
    )
    const dead = await leases.findDead(rows.map((row) => row.locked_by))
    if (dead.length > 0) await utils.forceUnlockWorkers(dead)
    await onRecovered()
  }
  await recordOwnTasks()
  // Until this process starts its own worker, any worker without a lease is dead.
  await recoverJobs(0)

  const releaseJobs = (workerId: string) => utils.forceUnlockWorkers([workerId])
  const lanes = lanesOf(taskListOf(handlers), crontab).map((lane) =>
    startLane({ ...lane, pool, leases, releaseJobs, logger }),
  )
  const sweep = setInterval(() => {
    recordOwnTasks()
      .then(() => recoverJobs(LEASE_GRACE_SECONDS))
      .then(() => {
        for (const lane of lanes) lane.restartIfStuck()
      })
      .catch((error) => logger.error({ err: error }, 'failed to recover the jobs of dead workers'))
  }, SWEEP_INTERVAL_MS)

  return {
    async stop() {
      clearInterval(sweep)
      await Promise.all(lanes.map((lane) => lane.stop()))
      await utils.release()
      await leases.close()
    },
  } satisfies JobWorker
}

/** Adapts the handlers to graphile-worker. */
export const taskListOf = (handlers: OwnJobHandlers): TaskList =>
  Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, asTask(handler)]))

function asTask(handler: (payload: never, context: JobContext) => Promise<void>) {
  // `enqueue` has typed the payload by the same JobPayloads.
  return (payload: unknown, { job, abortSignal }: JobHelpers) =>
    handler(payload as never, { signal: abortSignal, lastAttempt: job.attempts >= job.max_attempts })
}
