import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { Circuit } from '../../../domain/circuit'
import type { Text } from '../../../domain/text'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { FleetReport } from '../fleet-report'
import { isServed } from '../source.repository'

const afterInterval = sql<Date>`now() + interval_minutes * interval '1 minute'`

/** Enqueues polling of an endpoint in the caller's transaction. */
export async function requestPoll(trx: Database, id: string): Promise<void> {
  const requested = await markRequested(trx).where('id', '=', id).returning(['id', queueOwner]).execute()
  for (const source of requested) await enqueuePoll(trx, source)
}

/** Enqueues polling of all due endpoints. */
export async function requestDuePolls(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const due = await markRequested(trx)
      .where('is_active', '=', true)
      .where('next_poll_at', '<=', sql<Date>`now()`)
      .where(isServed)
      .returning(['id', queueOwner])
      .execute()
    for (const source of due) await enqueuePoll(trx, source)
  })
}

export async function storeCircuit(db: Database, id: string, { state, failures }: Circuit): Promise<void> {
  await db.updateTable('telematics_source').set({ circuit: state, failures }).where('id', '=', id).execute()
}

interface Outcome {
  failure: Text | null
  report: FleetReport
  circuit: Circuit
  nextInMinutes: number
}

export async function storeOutcome(
  db: Database,
  id: string,
  { failure, report, circuit, nextInMinutes }: Outcome,
): Promise<void> {
  await db
    .updateTable('telematics_source')
    .set({
      asked_at: null,
      last_polled_at: sql`now()`,
      last_failure: failure,
      last_report: JSON.stringify(report),
      circuit: circuit.state,
      failures: circuit.failures,
      ...(failure !== null && { next_poll_at: sql`now() + make_interval(secs => ${nextInMinutes * 60})` }),
    })
    .where('id', '=', id)
    .execute()
}

/** The interval starts now, so that the duration of a poll does not delay the next one. */
const markRequested = (trx: Database) =>
  trx.updateTable('telematics_source').set({ asked_at: sql`now()`, next_poll_at: afterInterval })

/** One queue per organization that added endpoints, so that slow endpoints delay no other organization. */
const queueOwner = sql<string>`coalesce(dealership_id, organization_id)`.as('owner')

const enqueuePoll = (trx: Database, { id, owner }: { id: string; owner: string }) =>
  enqueue(
    trx,
    'poll-telematics-source',
    { source_id: id },
    { key: `telematics:${id}`, maxAttempts: 1, queue: `telematics:${owner}` },
  )
