import { sql } from 'kysely'
import { catalogueOf, seesManual } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { Manual, ManualKind, ManualStatus } from './manual'
import { toManual } from './manual.repository'

/** Filters the library; an absent property matches any manual. */
export interface LibraryScope {
  machineId?: string
  /** A brand's name. */
  brand?: string
  kind?: ManualKind
}

export interface LibraryFilter extends LibraryScope {
  /** Each word must occur in the name of the manual or the machine. */
  search: string
  status?: ManualStatus
  sortField: 'display_name' | 'machine' | 'uploaded_at'
  sortDirection: 'asc' | 'desc'
  page: number
  limit: number
}

/** The machine model of a manual. */
export interface ManualMachine {
  id: string
  brand: string
  type: string
  model: string
}

export interface LibraryManual extends Manual {
  machine: ManualMachine
}

export function createLibraryRepository(db: Database) {
  return {
    async list(caller: Caller, filter: LibraryFilter): Promise<{ items: LibraryManual[]; total: number }> {
      const { search, status, sortField, sortDirection, page, limit } = filter
      const found = libraryFor(db, caller, filter)
        .selectAll('manual')
        .select(['brand.name as brand', 'machine_type.name as type', 'machine.model'])
      const { items, total } = await listOf(found, {
        page: { page, limit },
        search: {
          text: search,
          asMeant: true,
          in: ['manual.display_name', 'brand.name', 'machine.model', 'machine_type.name'],
        },
        filter: { 'manual.status': status },
        sort: [[sortExpressions[sortField], sortDirection], ['manual.uploaded_at', 'desc'], 'manual.id'],
      })
      return {
        items: items.map(({ brand, type, model, ...row }) => ({
          ...toManual(row),
          machine: { id: row.machine_id, brand, type, model },
        })),
        total,
      }
    },
  }
}

export type LibraryRepository = ReturnType<typeof createLibraryRepository>

const sortExpressions = {
  display_name: sql`lower(manual.display_name)`,
  machine: sql`lower(brand.name || ' ' || machine.model)`,
  uploaded_at: sql`manual.uploaded_at`,
}

/** The visible manuals in scope, joined with their machines; nothing is selected yet. */
export function libraryFor(db: Database, caller: Caller, { machineId, brand, kind }: LibraryScope) {
  let found = db
    .selectFrom('manual')
    .innerJoin(catalogueOf(db, caller), 'machine.id', 'manual.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .innerJoin('machine_type', 'machine_type.id', 'machine.type_id')
    .where(seesManual(caller))
  if (machineId) found = found.where('manual.machine_id', '=', machineId)
  if (brand) found = found.where('brand.name', '=', brand)
  if (kind) found = found.where('manual.kind', '=', kind)
  return found
}
