import type { components } from '#contract/platform'
import type { PlatformHandlers } from '../../http/operation'
import { notFound } from '../../http/problem'
import { type Machine, machineName } from './machine'
import type { MachineRepository } from './machine.repository'

export function machineOperations(machines: MachineRepository) {
  return {
    listMachines: async ({ query, caller }) => {
      const { page = 1, limit = 10, search = '', sort_field = 'brand', sort_direction = 'asc' } = query
      const { items, total } = await machines.visibleTo(caller).list({
        page,
        limit,
        search,
        brand: query.brand,
        status: query.status,
        sortField: sort_field,
        sortDirection: sort_direction,
      })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    listAllBrands: async ({ caller }) => {
      const items = await machines.visibleTo(caller).brands()
      return { status: 200, body: { items, total: items.length, page: 1, limit: 1000 } }
    },

    getMachine: async ({ path, caller }) => {
      const machine = await machines.visibleTo(caller).find(path.id)
      if (!machine) throw notFound('Machine')
      return { status: 200, body: toWire(machine) }
    },
  } satisfies Pick<PlatformHandlers, 'listMachines' | 'listAllBrands' | 'getMachine'>
}

function toWire(machine: Machine): components['schemas']['Machine'] {
  const [first] = machine.variants
  return {
    id: machine.id,
    brand: machine.brand,
    type: machine.type,
    model: machine.model,
    name: machineName(machine),
    // A model without variants is a leaf of the tree itself.
    leaf_node_id: first?.id ?? machine.id,
    storage_key: machine.storageKey,
    serial_number: first?.serialStart ?? null,
    status: machine.status,
    manual_count: machine.manualCount,
    variants: machine.variants.map(({ id, name, serialStart, serialEnd }) => ({
      id,
      name,
      serial_number_start: serialStart,
      serial_number_end: serialEnd,
    })),
  }
}
