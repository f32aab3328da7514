import type { Transaction } from '../../../db/connection'
import { transition } from '../../../db/transition'
import { notFound } from '../../../domain/domain-error'
import { dueItemStates } from '../due-items/due-item'
import { findItem } from '../due-items/due-item.repository'
import { evaluateSchedules } from '../due-items/evaluate-schedules'
import { assertCanUndo } from './completion'
import { findCompletion, markUndone, restoreInterval } from './completion.repository'

interface UndoCompletion {
  completionId: string
  reason: string
  personId: string
}

/**
 * Takes back that a task was done: its interval goes on from where it began before, and what was due is due again. The
 * completion stays in the history, with who took it back and why. The machine is locked by the caller.
 * @throws DomainError not found for what is no completion, conflict where it was undone already or the task was done
 *   since
 */
export async function undoCompletion(
  trx: Transaction,
  { completionId, reason, personId }: UndoCompletion,
): Promise<void> {
  const completion = await findCompletion(trx, completionId)
  if (!completion) throw notFound('Completion')
  assertCanUndo(completion)
  await restoreInterval(trx, completion.id)
  const item = completion.itemId ? await findItem(trx, completion.itemId) : undefined
  if (item?.status === 'DONE') {
    await transition(trx, dueItemStates, item, { to: 'WITHDRAWN', by: { actors: ['maintainer'], personId }, reason })
  }
  await markUndone(trx, completion.id, { reason, personId })
  await evaluateSchedules(trx, [completion.instanceId])
}
