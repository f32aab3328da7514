import type { components } from '#contract/platform'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { conflict, forbidden, invalid, notFound } from '../../http/problem'
import { findVisibleOrganization } from '../organizations'
import { actsFor, toWire } from './operator-machine'
import type { OperatorMachineRepository } from './operator-machine.repository'

interface Dependencies {
  db: Database
  operatorMachines: OperatorMachineRepository
}

type Operations = Pick<PlatformHandlers, 'listOperatorMachines' | 'assignMachine' | 'unassignMachine'>

export function operatorMachineOperations({ db, operatorMachines }: Dependencies) {
  return {
    listOperatorMachines: async ({ query, caller }) => {
      const { page = 1, limit = 100, search = '', organization_id: organizationId, machine_id: machineId } = query
      if (organizationId && !(await findVisibleOrganization(db, caller, organizationId))) throw notFound('Organization')
      const { items, total } = await operatorMachines.visibleTo(caller).list({
        organizationId,
        machineId,
        page,
        limit,
        search,
      })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    assignMachine: async ({ body, caller }) => {
      const dealershipId = dealershipOf(caller, body)
      const operator = await findVisibleOrganization(db, caller, body.organization_id)
      if (operator?.type !== 'OPERATOR') throw notFound('Operator')
      if (!(await operatorMachines.isLinked({ organizationId: operator.id, dealershipId }))) throw notLinked()
      const assigned = await operatorMachines.assign({
        organizationId: operator.id,
        dealershipId,
        machineId: body.machine_id,
      })
      if (assigned === 'not_kept') throw notFound('Machine')
      if (assigned === 'exists') throw conflict('already_assigned', `${operator.name} has this machine already.`)
      const made = await operatorMachines.visibleTo(caller).find(assigned.id)
      if (!made) throw notFound('Operator machine')
      return { status: 201, body: toWire(made) }
    },

    unassignMachine: async ({ path, caller }) => {
      const assigned = await operatorMachines.visibleTo(caller).find(path.id)
      if (!assigned) throw notFound('Operator machine')
      if (!actsFor(caller, assigned.dealership.id)) throw forbidden()
      // What was before a link ended stays readable to both (behaviour, section 1).
      if (!assigned.isLinked) throw notLinked()
      if (await operatorMachines.unassign(assigned.id)) return { status: 204 }
      throw conflict('machine_in_use', `${assigned.organization.name} has machines of this model that you serve.`)
    },
  } satisfies Operations
}

/** In whose name a model is assigned: their own dealership's, or the one that a super user names. */
function dealershipOf(caller: Caller, body: components['schemas']['NewOperatorMachine']): string {
  const id = caller.isSuperuser ? body.dealership_id : caller.organization?.id
  if (!id) throw invalid([{ path: 'body.dealership_id', message: 'Is required of a super user.' }])
  return id
}

export const notLinked = () => forbidden('The dealership does not serve this operator now.')
