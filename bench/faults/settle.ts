import { sql } from 'kysely'
import type { Database } from '../../server/db/connection'
import { readOutcomes } from './verdict'

/** Longer than the lease of a job whose worker died. */
const QUIET_MS = 300_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until every charged order is paid, or nothing has changed for too long. */
export async function settle(db: Database, orderIds: readonly string[]): Promise<void> {
  let before = ''
  let end = Date.now() + QUIET_MS
  while (Date.now() < end) {
    const outcomes = await readOutcomes(db, orderIds)
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'handle-payment-event'`.execute(
      db,
    )
    const isSettled = outcomes.every(
      ({ charges, status, emails }) => charges === 0 || (status === 'PAID' && emails > 0),
    )
    if (isSettled && rows[0]?.waiting === 0) return
    const now = JSON.stringify([outcomes, rows])
    if (now !== before) end = Date.now() + QUIET_MS
    before = now
    await pause(1000)
  }
}
