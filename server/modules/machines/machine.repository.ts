import { catalogueOf, compileForCallers, isOperatorMachineServed, managesModels } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { describedModels } from './described-model.repository'
import type { Machine } from './machine'
import { listMachines, type MachineFilter } from './machine-list.repository'

/** Machines in the database, limited to what the caller may see. */
export function createMachineRepository(db: Database) {
  return {
    /** The dealerships that assigned a machine to an operator and still serve it. */
    async dealershipsOf(operatorId: string, machineId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('operator_machine')
        .where('organization_id', '=', operatorId)
        .where('machine_id', '=', machineId)
        .where('removed_at', 'is', null)
        .where(isOperatorMachineServed)
        .select('dealership_id')
        .execute()
      return rows.map((row) => row.dealership_id)
    },

    visibleTo(caller: Caller) {
      return {
        async find(id: string): Promise<Machine | undefined> {
          const [row] = await visibleMachine(db, caller, { id })
          return row && toMachine(caller, row)
        },

        async list(filter: MachineFilter): Promise<{ items: Machine[]; total: number }> {
          const { items, total } = await listMachines(db, caller, filter)
          return { items: items.map((row) => toMachine(caller, row)), total }
        },

        brands(): Promise<{ id: string; name: string }[]> {
          return db
            .selectFrom('brand')
            .where(({ exists, selectFrom }) =>
              exists(
                selectFrom(catalogueOf(db, caller)).whereRef('machine.brand_id', '=', 'brand.id').select('machine.id'),
              ),
            )
            .select(['id', 'name'])
            .orderBy('name')
            .execute()
        },
      }
    },
  }
}

export type MachineRepository = ReturnType<typeof createMachineRepository>

type MachineRow = Awaited<ReturnType<ReturnType<typeof describedModels>['executeTakeFirstOrThrow']>>

const visibleMachine = compileForCallers((db, caller, param) =>
  describedModels(db, caller).where('machine.id', '=', param('id')),
)

function toMachine(caller: Caller, row: MachineRow): Machine {
  return {
    id: row.id,
    brand: row.brand,
    type: row.type,
    model: row.model,
    storageKey: row.storage_key,
    status: row.status,
    manualCount: row.manual_count,
    canManage: managesModels(caller),
    variants: row.variants.map((variant) => ({
      id: variant.id,
      name: variant.name,
      serialStart: variant.serial_number_start,
      serialEnd: variant.serial_number_end,
    })),
  }
}
