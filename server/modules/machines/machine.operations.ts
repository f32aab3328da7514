import { notFound } from '../../domain/domain-error'
import type { PlatformHandlers } from '../../http/operation'
import type { MachineRepository } from './machine.repository'
import { toWire } from './machine.wire'

export function machineOperations(machines: MachineRepository) {
  return {
    listMachines: async ({ query, caller }) => {
      const { page, limit, search, sort_field, sort_direction } = query
      const { items, total } = await machines.visibleTo(caller).list({
        page,
        limit,
        search,
        brand: query.brand,
        status: query.status,
        withoutInstances: query.without_instances,
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
