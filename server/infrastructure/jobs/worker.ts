import { type JobHelpers, makeWorkerUtils, type TaskList } from 'graphile-worker'
import type { Connection } from '../../db/connection'
import type { Logger } from '../logging/logger'
import type { JobPayloads } from './job-queue'
import { startLane } from './lane'
import { lanesOf } from './lanes'
import { openWorkerLeases } from './worker-leases'

export interface JobContext {
  /** Ends when the worker is told to stop and has waited long enough. */
  signal: AbortSignal
  /** Whether the job is given up when it fails this time. */
  lastAttempt: boolean
}

export type JobHandlers = {
  [Name in keyof JobPayloads]: (payload: JobPayloads[Name], context: JobContext) => Promise<void>
}

export interface JobWorker {
  /** Takes no further job, lets the running ones finish for some seconds and gives the rest back to the queue. */
  stop(): Promise<void>
}

interface Options {
  connection: Connection
  handlers: JobHandlers
  /** Jobs that come by the clock, a line each, as graphile-worker reads them; times are in UTC. */
  crontab?: string
  /** Runs after jobs of dead workers were given back: time to mend what such a death left behind. */
  onRecovered: () => Promise<void>
  logger: Logger
}

const sweepSeconds = 15
/** A worker that has just begun may not hold its lease yet. */
const graceSeconds = 5

/** Works through the queue. Jobs that a killed process held go back to the queue within seconds, not hours. */
export async function startJobWorker({ connection, handlers, ...options }: Options) {
  const { crontab = '', onRecovered, logger } = options
  const { pool, connectionString } = connection
  const leases = await openWorkerLeases(connectionString, logger)
  const utils = await makeWorkerUtils({ pgPool: pool })

  async function recover(grace: number) {
    const { rows } = await pool.query<{ locked_by: string }>(
      `select distinct locked_by from graphile_worker.jobs
        where locked_by is not null and locked_at < now() - make_interval(secs => $1)`,
      [grace],
    )
    const dead = await leases.dead(rows.map((row) => row.locked_by))
    if (dead.length > 0) await utils.forceUnlockWorkers(dead)
    await onRecovered()
  }
  // Before this process has a worker of its own, whoever holds no lease is dead.
  await recover(0)

  const giveBack = (workerId: string) => utils.forceUnlockWorkers([workerId])
  const lanes = lanesOf(taskListOf(handlers), crontab).map((lane) =>
    startLane({ ...lane, pool, leases, giveBack, logger }),
  )
  const sweep = setInterval(() => {
    recover(graceSeconds)
      .then(() => {
        for (const lane of lanes) lane.restartIfStuck()
      })
      .catch((error) => logger.error({ err: error }, 'sweep of jobs failed'))
  }, sweepSeconds * 1000)

  return {
    async stop() {
      clearInterval(sweep)
      await Promise.all(lanes.map((lane) => lane.stop()))
      await utils.release()
      await leases.close()
    },
  } satisfies JobWorker
}

/** The handlers as graphile-worker calls them. */
export const taskListOf = (handlers: JobHandlers): TaskList =>
  Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, asTask(handler)]))

function asTask(handler: (payload: never, context: JobContext) => Promise<void>) {
  // The queue carries what `enqueue` put there, typed by the same JobPayloads.
  return (payload: unknown, { job, abortSignal }: JobHelpers) =>
    handler(payload as never, { signal: abortSignal, lastAttempt: job.attempts >= job.max_attempts })
}
