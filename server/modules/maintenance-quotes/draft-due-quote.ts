import { lockService } from '../../access'
import type { Transaction } from '../../db/connection'
import { enqueueAll } from '../../infrastructure/jobs/job-queue'
import { lockInstance } from '../maintenance'
import { createQuote } from './create-quote'
import { readUnquotedTasks } from './unquoted-task.repository'

/**
 * Has a quote drafted for each machine on which tasks have fallen due, once that is stored. A job does it, so that whoever
 * enters a reading neither waits for the dealership's numbers nor fails because of a quote.
 */
export const enqueueDrafts = (trx: Transaction, { instanceIds }: { instanceIds: readonly string[] }): Promise<void> =>
  enqueueAll(
    trx,
    'draft-maintenance-quote',
    instanceIds.map((id) => ({ payload: { instance_id: id }, key: `draft-maintenance-quote:${id}` })),
    { maxAttempts: 10 },
  )

/**
 * Drafts a quote for what is due on a machine and has not been quoted (behaviour, section 7: "DRAFT (S when a task is
 * due"); see decision 53. Whoever comes second waits for the machine and finds nothing left to quote.
 */
export async function draftDueQuote(trx: Transaction, instanceId: string): Promise<void> {
  const instance = await lockInstance(trx, instanceId)
  if (!instance?.dealershipId || instance.isRetired) return
  const { dealershipId, organizationId: operatorId } = instance
  if (!(await lockService(trx, { dealershipId, operatorId }))) return
  const taskIds = await readUnquotedTasks(trx, { instanceId, dealershipId })
  if (taskIds.length > 0) await createQuote(trx, { instanceId, dealershipId, taskIds, personId: undefined })
}
