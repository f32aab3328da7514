import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import { enqueue, type JobPayloads } from '../../infrastructure/jobs/job-queue'

const batch = 500

/** Has the machines looked at whose day has come, once the caller's transaction is stored. */
export const enqueueLook = (trx: Database): Promise<void> =>
  enqueue(trx, 'look-at-machines', {}, { key: 'look-at-machines', maxAttempts: 10 })

/** Early each morning (UTC), and once for the mornings on which nothing ran. */
export const everyMorning = '10 0 * * * look-at-machines ?fill=1d&jobKey=look-at-machines'

/**
 * Looks at the machines for which a day brings something: the first day of a notice, the day on which a task is due, the
 * one after. Each is looked at in a transaction of its own, so a readings' entry waits for one machine at most.
 */
export function lookAtMachinesJob(db: Database, refresh: (trx: Database, instanceId: string) => Promise<unknown>) {
  const waiting = (after: string) =>
    db
      .selectFrom('machine_instance')
      .where('look_on', '<=', sql<Date>`current_date`)
      .where('id', '>', after)
      .select('id')
      .orderBy('id')
      .limit(batch)
      .execute()
  return {
    async handler(_payload: JobPayloads['look-at-machines'], { signal }: { signal: AbortSignal }): Promise<void> {
      let after = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const machines = await waiting(after)
        for (const { id } of machines) {
          signal.throwIfAborted()
          await db.transaction().execute((trx) => refresh(trx, id))
          after = id
        }
        if (machines.length < batch) return
      }
    },
  }
}
