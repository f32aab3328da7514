import type pg from 'pg'

/**
 * Returns to the queue what a runner has locked, except the jobs that it still runs: those whose outcome could not be
 * stored, and those that it never began because the answer of the database was lost.
 */
export async function releaseJobs(pool: pg.Pool, workerId: string, runningIds: readonly string[]): Promise<void> {
  await pool.query(
    `with released as (
       update graphile_worker._private_jobs set locked_by = null, locked_at = null
       where locked_by = $1 and id <> all ($2::bigint[]))
     update graphile_worker._private_job_queues as queue set locked_by = null, locked_at = null
     where locked_by = $1 and not exists (
       select from graphile_worker._private_jobs as job where job.job_queue_id = queue.id and job.id = any ($2::bigint[]))`,
    [workerId, runningIds],
  )
}
