import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import { enqueue } from '../../infrastructure/jobs/job-queue'

/** Of one job. Each turn of recognition is a job of its own, so a long scan may fail in several of its turns. */
const MAX_ATTEMPTS = 3
const LOWEST_PRIORITY = 1000

/**
 * Enqueues the processing of a manual, fairly by organization: each has one running at a time, and the first manual of
 * one organization comes before the second of another.
 */
export async function enqueueProcessing(trx: Database, id: string, revision: number): Promise<void> {
  const { organization_id: organizationId, reading_again: isReadAgain } = await trx
    .selectFrom('manual')
    .where('id', '=', id)
    .select(['organization_id', 'reading_again'])
    .executeTakeFirstOrThrow()
  const { waiting } = await trx
    .selectFrom('manual')
    .where('organization_id', 'is not distinct from', organizationId)
    .where('id', '!=', id)
    .where('status', 'in', ['QUEUED', 'PROCESSING'])
    // Those occupy another runner, for hours if they are long.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('page_recognition')
            .whereRef('page_recognition.manual_id', '=', 'manual.id')
            .where('page_recognition.words', 'is', null),
        ),
      ),
    )
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  await enqueue(
    trx,
    'process-manual',
    { manual_id: id, revision },
    {
      key: processingKey(id),
      maxAttempts: MAX_ATTEMPTS,
      queue: `manuals:${organizationId ?? 'shared'}`,
      priority: isReadAgain ? LOWEST_PRIORITY : Math.min(waiting, LOWEST_PRIORITY),
    },
  )
}

/** Enqueues the recognition of some pages of a manual. It has a runner of its own, whose turns are short. */
export async function enqueueRecognition(trx: Database, id: string, revision: number): Promise<void> {
  const payload = { manual_id: id, revision }
  await enqueue(trx, 'recognize-manual', payload, { key: processingKey(id), maxAttempts: MAX_ATTEMPTS })
  await orderScans(trx)
}

/**
 * Orders the waiting scans: one of each organization comes before the second of another. Repeated after each turn, because
 * others have ended meanwhile.
 */
async function orderScans(trx: Database): Promise<void> {
  await sql`
    with place as (
      select ${processingKey('')} || id as key,
        case when reading_again then ${LOWEST_PRIORITY}
          else least(row_number() over (partition by organization_id order by uploaded_at, id) - 1, ${LOWEST_PRIORITY}) end
          as priority
      from manual
      where (status = 'PROCESSING' or reading_again)
        and exists (select from page_recognition where manual_id = manual.id and words is null))
    select graphile_worker.reschedule_jobs(array_agg(job.id), priority => place.priority::integer)
    from graphile_worker.jobs as job join place on place.key = job.key
    where job.task_identifier = 'recognize-manual' and job.priority <> place.priority
    group by place.priority`.execute(trx)
}

const processingKey = (manualId: string) => `manual:${manualId}`
