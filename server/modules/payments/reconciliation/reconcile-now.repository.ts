import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import { countCompared, reconciledSince } from './reconciliation.repository'

const KEY = 'reconcile-payments-now'

interface Outcome {
  /** How many payments there were to compare: those of the last days, `RECONCILED_DAYS`, and what changed since. */
  compared: number
  /** As the audit has them. */
  differences: string[]
}

/**
 * Has a worker compare payments with the provider now, and waits for it.
 * @param pause between two queries for the job
 * @throws Error if the job fails
 */
export async function reconcileNow(db: Database, pause: () => Promise<unknown>): Promise<Outcome> {
  const { last } = await db
    .selectFrom('payment_audit')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  await enqueue(db, 'reconcile-payments', {}, { key: KEY, maxAttempts: 1 })
  for (;;) {
    const { rows } = await sql<{ attempts: number; error: string | null }>`
      select attempts, last_error as error from graphile_worker.jobs where key = ${KEY}`.execute(db)
    const [job] = rows
    if (!job) break
    if (job.error !== null) throw new Error(`The payments could not be compared: ${job.error}`)
    await pause()
  }
  const found = await db
    .selectFrom('payment_audit')
    .where('action', '=', 'DIFFERENCE_FOUND')
    .where('id', '>', last)
    .select('text')
    .orderBy('id')
    .execute()
  const compared = await countCompared(db, reconciledSince())
  return { compared, differences: found.map(({ text }) => text) }
}
