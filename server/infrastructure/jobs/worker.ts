import { type JobHelpers, makeWorkerUtils, type TaskList } from 'graphile-worker'
import type { Connection } from '../../db/connection'
import { createLiveness, type Liveness } from '../liveness/liveness'
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
  /** Watches each lane. */
  liveness?: Liveness
  /** A second, by which time limits are measured; less in tests. */
  tickMs?: number
}

const SWEEP_INTERVAL_MS = 15_000
/** So many sweeps may be due without one having succeeded. */
const MAX_MISSED_SWEEPS = 4
/** A worker that has just started may not have acquired its lease yet. */
const LEASE_GRACE_SECONDS = 5
const TICK_MS = 1000

/** Runs the jobs of the queue. Jobs locked by a killed process return to the queue within seconds instead of hours. */
export async function startJobWorker({ connection, handlers, ...options }: Options) {
  const { crontab = '', onRecovered, logger, liveness = createLiveness(), tickMs = TICK_MS } = options
  const { db, pool, connectionString } = connection
  const leases = await openWorkerLeases(connectionString, logger, liveness)
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

  const context = { connectionString, leases, logger, tickMs }
  const lanes = lanesOf(taskListOf(handlers), crontab).map(({ name, ...plan }) => {
    const lane = startLane(plan, context)
    liveness.watch(`jobs: ${name}`, lane.isAlive)
    return lane
  })

  let missedSweeps = 0
  let isSweeping = false
  async function sweep() {
    missedSweeps += 1
    if (isSweeping) return
    isSweeping = true
    try {
      await recordOwnTasks()
      await recoverJobs(LEASE_GRACE_SECONDS)
      missedSweeps = 0
    } catch (error) {
      logger.error({ err: error }, 'failed to recover the jobs of dead workers')
    } finally {
      isSweeping = false
    }
  }
  const sweeping = setInterval(() => void sweep(), SWEEP_INTERVAL_MS)
  liveness.watch('jobs of dead workers', () => missedSweeps <= MAX_MISSED_SWEEPS)

  return {
    async stop() {
      clearInterval(sweeping)
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
