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
export async function enqueueDrafts(trx: Transaction, { instanceIds }: { instanceIds: readonly string[] }) {
  if (instanceIds.length === 0) return
  const machines = await trx
    .selectFrom('machine_instance')
    .where('id', 'in', instanceIds)
    .select(['id', 'organization_id'])
    .orderBy('id')
    .execute()
  await enqueueAll(
    trx,
    'draft-maintenance-quote',
    machines.map(({ id, organization_id: owner }) => ({
      payload: { instance_id: id },
      options: { key: `draft-maintenance-quote:${id}`, maxAttempts: 10, turn: { owner } },
    })),
  )
}

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
