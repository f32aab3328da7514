import { actsFor } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { changedMeanwhile, forbidden, invalid, notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { assertServed, type OperatorMachine } from './operator-machine'
import { threadChanged } from './operator-machine.events'
import { eventsOf, type ThreadStatus } from './thread'
import { insertThreadEvent, listStaff, lockThread, updateThread } from './thread.repository'

interface ChangeThread {
  operatorMachine: OperatorMachine
  /** As the caller has read it. */
  version: number
  /** Unchanged where undefined. */
  status: ThreadStatus | undefined
  /** Null for nobody in particular; unchanged where undefined. */
  assigneeId: string | null | undefined
  caller: Caller
}

/**
 * Assigns, closes or reopens a thread.
 * @throws DomainError forbidden for anybody but the dealership, and once it can only be read; conflict with the current
 *   state where it has changed since it was read; invalid for an assignee who is not of the staff
 */
export async function changeThread(
  trx: Transaction,
  { operatorMachine, version, status, assigneeId, caller }: ChangeThread,
): Promise<void> {
  const { id, organization, dealership } = operatorMachine
  if (!actsFor(caller, { dealershipId: dealership.id, operatorId: organization.id }).includes('dealership')) {
    throw forbidden()
  }
  assertServed(operatorMachine)
  const current = await lockThread(trx, id)
  if (!current) throw notFound('Operator machine')
  if (current.version !== version) throw changedMeanwhile({ status: current.status, version: current.version })
  const changed = {
    status: status ?? current.status,
    assigneeId: assigneeId === undefined ? current.assigneeId : assigneeId,
  }
  const kinds = eventsOf(current, changed)
  if (kinds.length === 0) return
  if (changed.assigneeId !== current.assigneeId) await assertStaff(trx, dealership.id, changed.assigneeId)
  await updateThread(trx, id, changed)
  for (const kind of kinds) {
    const assigned = kind === 'ASSIGNED' ? changed.assigneeId : null
    await insertThreadEvent(trx, { threadId: id, kind, personId: caller.userId, assigneeId: assigned })
  }
  await publish(trx, threadChanged({ operatorMachineId: id }))
}

/**
 * Notes that the operator has written: a closed thread is open again, and whoever has read it before has an outdated
 * version, so that nobody closes a question that they have not seen.
 */
export async function recordOperatorMessage(trx: Transaction, id: string, personId: string): Promise<void> {
  const current = await lockThread(trx, id)
  if (!current) throw notFound('Operator machine')
  await updateThread(trx, id, { ...current, status: 'OPEN' })
  if (current.status === 'OPEN') return
  await insertThreadEvent(trx, { threadId: id, kind: 'REOPENED', personId, assigneeId: null })
  await publish(trx, threadChanged({ operatorMachineId: id }))
}

async function assertStaff(trx: Transaction, dealershipId: string, assigneeId: string | null): Promise<void> {
  if (assigneeId === null) return
  const staff = await listStaff(trx, dealershipId)
  if (staff.some(({ id }) => id === assigneeId)) return
  throw invalid({
    path: 'body.assignee_id',
    message: { en: 'Choose one of the dealership’s staff.', es: 'Elija a alguien del personal del concesionario.' },
  })
}
