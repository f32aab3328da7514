import type pg from 'pg'

interface Release {
  workerId: string
  runningIds: readonly string[]
  /** What it has locked just now, it may be about to run. */
  graceMs: number
}

/**
 * Returns to the queue what a runner has locked, except the jobs that it still runs: those whose outcome could not be
 * stored, and those that it never began because the answer of the database was lost.
 */
export async function releaseJobs(pool: pg.Pool, { workerId, runningIds, graceMs }: Release): Promise<void> {
  await pool.query(
    `with released as (
       update graphile_worker._private_jobs set locked_by = null, locked_at = null
       where locked_by = $1 and locked_at <= now() - make_interval(secs => $3) and id <> all ($2::bigint[]))
     update graphile_worker._private_job_queues as queue set locked_by = null, locked_at = null
     where locked_by = $1 and locked_at <= now() - make_interval(secs => $3) and not exists (
       select from graphile_worker._private_jobs as job where job.job_queue_id = queue.id and job.id = any ($2::bigint[]))`,
    [workerId, runningIds, graceMs / 1000],
  )
}
