import type { components } from '#contract/platform'
import { actsFor, findVisibleOrganization } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { forbidden, invalid, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { assignMachine } from './assign-machine'
import type { OperatorMachineRepository } from './operator-machine.repository'
import { operatorMachineToWire } from './operator-machine.wire'
import { unassignMachine } from './unassign-machine'

interface Dependencies {
  db: Database
  transact: Transact
  operatorMachines: OperatorMachineRepository
}

type Operations = Pick<
  PlatformHandlers,
  'listOperatorMachines' | 'getOperatorMachine' | 'assignMachine' | 'unassignMachine'
>

export function operatorMachineOperations({ db, transact, operatorMachines }: Dependencies) {
  return {
    listOperatorMachines: async ({ query, caller }) => {
      const { page, limit, search, status, organization_id: organizationId, machine_id: machineId } = query
      const hasMessages = query.has_messages
      if (organizationId && !(await findVisibleOrganization(db, caller, organizationId))) throw notFound('Organization')
      const { items, total } = await operatorMachines.visibleTo(caller).list({
        organizationId,
        machineId,
        status,
        hasMessages,
        page,
        limit,
        search,
      })
      return { status: 200, body: { items: items.map(operatorMachineToWire), total, page, limit } }
    },

    getOperatorMachine: async ({ path, caller }) => {
      const found = await operatorMachines.visibleTo(caller).find(path.id)
      if (!found) throw notFound('Operator machine')
      return { status: 200, body: operatorMachineToWire(found) }
    },

    assignMachine: async ({ body, caller }) => {
      const dealershipId = dealershipOf(caller, body)
      const operator = await findVisibleOrganization(db, caller, body.organization_id)
      if (operator?.type !== 'OPERATOR') throw notFound('Operator')
      const id = await transact((trx) => assignMachine(trx, { operator, dealershipId, machineId: body.machine_id }))
      const added = await operatorMachines.visibleTo(caller).find(id)
      if (!added) throw notFound('Operator machine')
      return { status: 201, body: operatorMachineToWire(added) }
    },

    unassignMachine: async ({ path, caller }) => {
      const assigned = await operatorMachines.visibleTo(caller).find(path.id)
      if (!assigned) throw notFound('Operator machine')
      const sides = { dealershipId: assigned.dealership.id, operatorId: assigned.organization.id }
      if (!actsFor(caller, sides).includes('dealership')) throw forbidden()
      await transact((trx) => unassignMachine(trx, assigned))
      return { status: 204 }
    },
  } satisfies Operations
}

/**
 * The dealership that assigns a model: the caller's own, or the one that a super user chooses.
 * @throws DomainError not found for a dealership that is not the caller's; invalid if a super user names none
 */
function dealershipOf(caller: Caller, body: components['schemas']['NewOperatorMachine']): string {
  const own = caller.organization?.id
  if (!caller.isSuperuser && body.dealership_id && body.dealership_id !== own) throw notFound('Dealership')
  const id = caller.isSuperuser ? body.dealership_id : own
  if (!id) {
    throw invalid({
      path: 'body.dealership_id',
      message: { en: 'Choose a dealership.', es: 'Elija un concesionario.' },
    })
  }
  return id
}
