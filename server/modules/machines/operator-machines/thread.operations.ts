import { actsFor } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { changeThread } from './change-thread'
import type { OperatorMachine } from './operator-machine'
import type { OperatorMachineRepository } from './operator-machine.repository'
import { listStaff, listThreadEvents } from './thread.repository'

interface Dependencies {
  db: Database
  transact: Transact
  operatorMachines: OperatorMachineRepository
}

/** Who answers a thread and whether it is done. */
export function threadOperations({ db, transact, operatorMachines }: Dependencies) {
  const visible = async (caller: Caller, id: string): Promise<OperatorMachine> => {
    const assigned = await operatorMachines.visibleTo(caller).find(id)
    if (!assigned) throw notFound('Operator machine')
    return assigned
  }

  return {
    getThreadProgress: async ({ path, caller }) => {
      const { id, dealership, organization } = await visible(caller, path.id)
      const sides = actsFor(caller, { dealershipId: dealership.id, operatorId: organization.id })
      const events = await listThreadEvents(db, id)
      return {
        status: 200,
        body: {
          staff: sides.includes('dealership') ? await listStaff(db, dealership.id) : [],
          history: events.map(({ createdAt, ...event }) => ({ ...event, created_at: createdAt.toISOString() })),
        },
      }
    },

    changeThread: async ({ path, body, caller }) => {
      const operatorMachine = await visible(caller, path.id)
      const { version, status, assignee_id: assigneeId } = body
      await transact((trx) => changeThread(trx, { operatorMachine, version, status, assigneeId, caller }))
      const { thread } = await visible(caller, path.id)
      return { status: 200, body: thread }
    },
  } satisfies Pick<PlatformHandlers, 'getThreadProgress' | 'changeThread'>
}
