import type { Transaction } from '../../server/db/connection'
import { isWaitingForLock } from './lock-wait'
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
    await test.until(() => isWaitingForLock(test.connection.pool))
  })
  if (!answer) throw new Error('no request was sent')
  return answer
}
