import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import { enqueue, type JobPayloads } from '../../infrastructure/jobs/job-queue'

/** How many are looked at in one transaction: somebody who enters a reading meanwhile waits for some hundredths of a second. */
const batch = 100

/** Has the machines looked at whose day has come, once the caller's transaction is stored. */
export const enqueueLook = (trx: Database): Promise<void> =>
  enqueue(trx, 'look-at-machines', {}, { key: 'look-at-machines', maxAttempts: 10 })

/** Early each morning (UTC), and once for the mornings on which nothing ran. */
export const everyMorning = '10 0 * * * look-at-machines ?fill=1d&jobKey=look-at-machines'

/**
 * Looks at the machines for which a day brings something: the first day of a notice, the day on which a task is due, the
 * one after.
 */
export function lookAtMachinesJob(
  db: Database,
  refreshAll: (trx: Database, ids: readonly string[]) => Promise<unknown>,
) {
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
        signal.throwIfAborted()
        const ids = (await waiting(after)).map(({ id }) => id)
        const last = ids.at(-1)
        if (last === undefined) return
        await db.transaction().execute((trx) => refreshAll(trx, ids))
        after = last
      }
    },
  }
}
