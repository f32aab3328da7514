import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { invalid, notFound } from '../../http/problem'
import type { Maintenance } from '../maintenance'
import { dealershipOfNew, toWire, variantOf } from './instance'
import { addInstance } from './instance.repository'
import type { InstanceReader } from './instance-reader.repository'
import { requireScope } from './instance-scope.operations'
import { lockChosenService } from './lock-chosen-service'
import { assignModels, dealershipsServing, findModels } from './model.repository'
import { requireDay, requireSerialNumber, serialTaken } from './require-input.operations'
import { requireOwner } from './require-owner.operations'

type Operations = Pick<PlatformHandlers, 'listMachineInstances' | 'addMachineInstance' | 'getMachineInstance'>

interface Dependencies {
  db: Database
  instances: InstanceReader
  maintenance: Maintenance
}

export function instanceOperations({ db, instances, maintenance }: Dependencies) {
  const read = async (caller: Caller, id: string) => {
    const found = await instances.find(caller, id)
    if (!found) throw notFound('Machine')
    return toWire(found)
  }

  return {
    listMachineInstances: async ({ path, query, caller }) => {
      const { page, limit, search, status, machine_id, sort_field, sort_direction } = query
      const scope = await requireScope(db, caller, path.orgId, query)
      const { items, total } = await instances.list(
        caller,
        { ...scope, search, status, machineId: machine_id },
        { field: sort_field, direction: sort_direction, page, limit },
      )
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    addMachineInstance: async ({ path, body, caller }) => {
      const organizationId = await requireOwner(db, caller, path.orgId)
      const serialNumber = requireSerialNumber(body.serial_number)
      const inServiceOn = requireDay(body.in_service_on)
      const [model] = await findModels(db, caller, body.machine_id)
      if (!model) throw invalid([{ path: 'body.machine_id', message: 'There is no such machine.' }])
      const serving = await dealershipsServing(db, organizationId)
      const chosen = dealershipOfNew(caller, body.dealership_id, serving)
      if ('wrong' in chosen) throw invalid([{ path: 'body.dealership_id', message: chosen.wrong }])
      const { dealershipId } = chosen
      const id = await db.transaction().execute(async (trx) => {
        await lockChosenService(trx, { organizationId, dealershipId })
        const added = await addInstance(trx, {
          organizationId,
          dealershipId,
          machineId: model.id,
          variantId: variantOf(serialNumber, model.variants),
          serialNumber,
          name: body.name?.trim(),
          location: body.location?.trim(),
          unit: body.unit,
          inServiceOn,
        })
        if (!added) throw serialTaken()
        // An operator does not give itself what a dealership has not assigned to it.
        if (dealershipId && caller.organization?.type !== 'OPERATOR') {
          await assignModels(trx, { operatorId: organizationId, dealershipId, machineIds: [model.id] })
        }
        await maintenance.attachSchedule(trx, added)
        return added
      })
      return { status: 201, body: await read(caller, id) }
    },

    getMachineInstance: async ({ path, caller }) => ({ status: 200, body: await read(caller, path.id) }),
  } satisfies Operations
}
