import { sql } from 'kysely'
import {
  catalogueOf,
  compileForCallers,
  isOperatorMachineServed,
  managesModels,
  seesManual,
  variantsBy,
} from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { Machine, MachineStatus } from './machine'

export interface MachineFilter {
  page: number
  limit: number
  /** Brand, type and model must contain each word. */
  search: string
  brand?: string
  status?: MachineStatus
  sortField: 'brand' | 'model' | 'type' | 'status'
  sortDirection: 'asc' | 'desc'
}

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
      const visible = () => machinesFor(db, caller)
      return {
        async find(id: string): Promise<Machine | undefined> {
          const [row] = await visibleMachine(db, caller, { id })
          return row && toMachine(caller, row)
        },

        async list(filter: MachineFilter): Promise<{ items: Machine[]; total: number }> {
          // The status is computed, so it is compared outside of the query that computes it.
          const { search, brand, status, sortField, sortDirection, ...page } = filter
          const { items, total } = await listOf(db.selectFrom(visible().as('found')).select(columns), {
            page,
            search: { text: search, in: ['found.brand', 'found.type', 'found.model'] },
            filter: { 'found.brand': brand, 'found.status': status },
            sort: [[`found.${sortField}`, sortDirection], 'found.brand', 'found.model'],
          })
          return { items: items.map((row) => toMachine(caller, row)), total }
        },

        /** How many there are of each status that occurs. */
        countByStatus(): Promise<{ status: MachineStatus; count: number }[]> {
          return db
            .selectFrom(visible().as('found'))
            .select(({ fn }) => ['found.status', fn.countAll<number>().as('count')])
            .groupBy('found.status')
            .execute()
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

type MachineRow = Awaited<ReturnType<ReturnType<typeof machinesFor>['executeTakeFirstOrThrow']>>

function machinesFor(db: Database, caller: Caller) {
  return db
    .selectFrom(catalogueOf(db, caller))
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .innerJoin('machine_type', 'machine_type.id', 'machine.type_id')
    .select(['machine.id', 'machine.model', 'machine.storage_key', 'brand.name as brand', 'machine_type.name as type'])
    .select((eb) => {
      const manuals = eb.selectFrom('manual').whereRef('manual.machine_id', '=', 'machine.id').where(seesManual(caller))
      const ready = manuals.where('manual.status', '=', 'READY').select('manual.id')
      const underWay = manuals.where('manual.status', 'in', ['QUEUED', 'PROCESSING']).select('manual.id')
      return [
        sql<MachineStatus>`case when ${eb.exists(ready)} then 'ready'
          when ${eb.exists(underWay)} then 'processing' else 'no_manual' end`.as('status'),
        sql<number>`(${manuals.select(({ fn }) => fn.countAll<number>().as('count'))})`.as('manual_count'),
        variantsBy(db, sql.ref<string | null>('machine.dealership_id')).as('variants'),
      ]
    })
}

/** Named one by one: a statement that answers `*` is never prepared (decision 45). */
const columns = [
  'found.id',
  'found.model',
  'found.storage_key',
  'found.brand',
  'found.type',
  'found.status',
  'found.manual_count',
  'found.variants',
] as const

const visibleMachine = compileForCallers((db, caller, param) =>
  machinesFor(db, caller).where('machine.id', '=', param('id')),
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
