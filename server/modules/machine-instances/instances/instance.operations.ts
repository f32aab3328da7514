import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { type Day, isDay } from '../../../domain/day'
import { invalid, notFound } from '../../../domain/domain-error'
import { visibleIdentifier } from '../../../domain/identifier'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { changeInstance } from './change-instance'
import { createInstance } from './create-instance'
import { instanceToWire } from './instance.wire'
import type { InstanceReader } from './instance-reader.repository'
import { requireOwner } from './require-owner'
import { requireScope } from './scope.operations'

type Operations = Pick<
  PlatformHandlers,
  'listMachineInstances' | 'addMachineInstance' | 'getMachineInstance' | 'updateMachineInstance'
>

interface Dependencies {
  db: Database
  transact: Transact
  instances: InstanceReader
}

export function instanceOperations({ db, transact, instances }: Dependencies) {
  const read = async (caller: Caller, id: string) => {
    const found = await instances.find(caller, id)
    if (!found) throw notFound('Machine')
    return instanceToWire(found)
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
      return { status: 200, body: { items: items.map(instanceToWire), total, page, limit } }
    },

    addMachineInstance: async ({ path, body, caller }) => {
      const organizationId = await requireOwner(db, caller, path.orgId)
      const { name, location, unit } = body
      const inServiceOn = requireDay(body.in_service_on)
      const id = await transact((trx) =>
        createInstance(trx, {
          caller,
          organizationId,
          dealershipId: body.dealership_id,
          machineId: body.machine_id,
          serialNumber: visibleIdentifier(body.serial_number),
          name,
          location,
          unit,
          inServiceOn,
        }),
      )
      return { status: 201, body: await read(caller, id) }
    },

    getMachineInstance: async ({ path, caller }) => ({ status: 200, body: await read(caller, path.id) }),

    updateMachineInstance: async ({ path: { id }, body, caller }) => {
      const { name, location } = body
      const change = {
        name,
        location,
        inServiceOn: requireDay(body.in_service_on),
        serialNumber: body.serial_number && visibleIdentifier(body.serial_number),
        dealershipId: body.dealership_id,
        isRetired: body.retired,
      }
      await transact((trx) => changeInstance(trx, { caller, id, change }))
      return { status: 200, body: await read(caller, id) }
    },
  } satisfies Operations
}

/** @throws DomainError invalid for a day that no calendar has */
function requireDay(text: string | null | undefined): Day | null | undefined {
  if (text === null || text === undefined || isDay(text)) return text
  const message = { en: 'Enter a valid date.', es: 'Introduzca una fecha válida.' }
  throw invalid({ path: 'body.in_service_on', message })
}
