import { isWaitingForLock } from './lock-wait'
import type { TestApp } from './test-app'

/**
 * Starts a change of a quote of either kind while the services of its customer are locked, as by their end. Throws unless the
 * change leaves the quote unlocked until then: the end would wait for it, and it for the end.
 * @returns what the change answers once the services are unlocked
 */
export async function whileServiceIsLocked<Answer>(
  test: TestApp,
  { table, id }: { table: 'maintenance_quote' | 'quote'; id: string },
  change: () => Promise<Answer>,
): Promise<Answer> {
  const { answer } = await test.db.transaction().execute(async (trx) => {
    const quotes = trx.selectFrom(table).where('id', '=', id)
    const operator = quotes.select('operator_id')
    await trx.selectFrom('service_period').where('operator_id', '=', operator).select('id').forUpdate().execute()
    const answer = change()
    await test.until(() => isWaitingForLock(test.connection.pool))
    await quotes.select('id').forUpdate().noWait().execute()
    return { answer }
  })
  return answer
}
