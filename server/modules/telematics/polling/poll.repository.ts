import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { FleetReport } from '../record-fleet.operations'
import { isServed } from '../source.repository'

const nextPoll = sql<Date>`now() + interval_minutes * interval '1 minute'`

/** Has an endpoint read in the background, once the caller's transaction is stored; the next time is an interval later. */
export async function askForPoll(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('telematics_source')
    .set({ asked_at: sql`now()`, next_poll_at: nextPoll })
    .where('id', '=', id)
    .execute()
  await enqueuePoll(trx, id)
}

/** The same for each endpoint whose time has come, some at a time; a failing one waits for its next time like any other. */
export async function askForDuePolls(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('telematics_source')
      .set({ asked_at: sql`now()`, next_poll_at: nextPoll })
      .where('is_active', '=', true)
      .where('next_poll_at', '<=', sql<Date>`now()`)
      .where(isServed)
      .returning('id')
      .execute()
    for (const { id } of due) await enqueuePoll(trx, id)
  })
}

/** Keeps what came of reading an endpoint. */
export async function keepOutcome(
  db: Database,
  id: string,
  failure: string | null,
  report: FleetReport,
): Promise<void> {
  await db
    .updateTable('telematics_source')
    .set({
      asked_at: null,
      last_polled_at: sql`now()`,
      last_failure: failure,
      last_report: JSON.stringify(report),
    })
    .where('id', '=', id)
    .execute()
}

/** One at a time in the whole installation, so that slow servers never hold up other work. */
const enqueuePoll = (trx: Database, id: string) =>
  enqueue(
    trx,
    'poll-telematics-source',
    { source_id: id },
    { key: `telematics:${id}`, maxAttempts: 1, queue: 'telematics' },
  )
