import { sql } from 'kysely'
import type { Transaction } from '../../server/db/connection'
import type { TestApp } from './test-app'

/**
 * Sends a request that must wait for a concurrent change, and commits that change while the request waits.
 * @returns the answer
 */
export async function collide<Answer>(
  test: TestApp,
  change: (trx: Transaction) => Promise<unknown>,
  request: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  await test.db.transaction().execute(async (trx) => {
    await change(trx)
    answer = request()
    await test.until(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db)
      return rows.length > 0
    })
  })
  if (!answer) throw new Error('no request was sent')
  return answer
}
