import type { Transaction } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import { recordReading } from '../machine-instances'
import { completeTask, lockInstance } from '../maintenance'
import { readQuotableTasks } from './quotable-task.repository'
import { notServed } from './quote-refusals'
import { readLines, type StoredQuote } from './stored-quote.repository'

interface Completion {
  /** What the meter showed, in tenths. */
  hours: number
  /** Whether an unusual jump of the meter is right. */
  confirmed: boolean
  note: string
  personId: string
}

/**
 * Records the approved tasks of a quote as done, so that their next intervals start. Hours above the last reading are
 * recorded as a reading first. A task that the machine no longer has is left out.
 * @throws DomainError as `recordReading` and `completeTask` do; forbidden where another dealership serves the machine now
 */
export async function completeWork(
  trx: Transaction,
  quote: StoredQuote,
  { hours, confirmed, note, personId }: Completion,
): Promise<void> {
  const { instanceId, dealershipId } = quote
  const before = await lockInstance(trx, instanceId)
  if (!before) throw notFound('Machine')
  if (before.dealershipId !== dealershipId) throw notServed()
  const { meter, offset } = before
  if (meter.total === null || hours > meter.total - offset) {
    await recordReading(trx, { instanceId, value: hours, confirmed, source: 'person', personId })
  }
  const present = new Set((await readQuotableTasks(trx, before)).map(({ id }) => id))
  for (const { taskId, decision } of await readLines(trx, quote)) {
    if (decision !== 'APPROVED' || taskId === null || !present.has(taskId)) continue
    const instance = await lockInstance(trx, instanceId)
    if (!instance) throw notFound('Machine')
    await completeTask(trx, { instance, taskId, value: hours, on: undefined, note, itemId: undefined, personId })
  }
}
