import type { PlatformHandlers } from '../../http/operation'
import { machineName } from '../machines'
import type { LibraryRepository, ManualMachine } from './library.repository'
import { toWire } from './manual.wire'

export const libraryOperations = (library: LibraryRepository) =>
  ({
    listManuals: async ({ query, caller, language }) => {
      const { page, limit, search, sort_field: sortField, brand, kind, status } = query
      const { sort_direction: sortDirection = sortField === 'uploaded_at' ? 'desc' : 'asc', machine_id: machineId } =
        query
      const filter = { page, limit, search, sortField, sortDirection, brand, kind, status, machineId }
      const { items, total } = await library.list(caller, filter)
      return {
        status: 200,
        body: {
          items: items.map((manual) => ({
            ...toWire(manual, caller, language),
            machine: toMachineWire(manual.machine),
          })),
          total,
          page,
          limit,
        },
      }
    },
  }) satisfies Pick<PlatformHandlers, 'listManuals'>

export const toMachineWire = (machine: ManualMachine) => ({ ...machine, name: machineName(machine) })
