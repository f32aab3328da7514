import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import type { UndoOutcome } from '../../../tables/import-undo'
import type { StockImport } from './stock-import.repository'

type Key = Pick<StockImport, 'id' | 'organization_id'>

interface StoredCount {
  line: number
  locationId: string
  /** The reorder level before. */
  levelBefore: number | null
  /** Whether the stock was changed. */
  isCounted: boolean
}

/** Notes what rows have stored; their stock is still locked, so that the last count of each is theirs. */
export async function recordStored(trx: Transaction, { id, organization_id }: Key, stored: readonly StoredCount[]) {
  await sql`
    update stock_import_row as row set location_id = stored."locationId", level_before = stored."levelBefore",
      movement_id = case when stored."isCounted" then (
        select max(movement.id) from stock_movement as movement
        where movement.organization_id = row.organization_id and movement.part_id = row.part_id
          and movement.location_id = stored."locationId" and movement.kind = 'COUNTED') end
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
      as stored (line integer, "locationId" uuid, "levelBefore" integer, "isCounted" boolean)
    where row.organization_id = ${organization_id} and row.import_id = ${id} and row.line = stored.line`.execute(trx)
}

/** Rows that are stored and not taken back yet, with the stock of today. */
export const rowsToUndo = (trx: Transaction, { id, organization_id }: Key, count: number) =>
  trx
    .selectFrom('stock_import_row as row')
    .leftJoin('stock_level as level', (join) =>
      join
        .onRef('level.organization_id', '=', 'row.organization_id')
        .onRef('level.part_id', '=', 'row.part_id')
        .onRef('level.location_id', '=', 'row.location_id'),
    )
    .leftJoin('stock_movement as counted', (join) =>
      join.onRef('counted.organization_id', '=', 'row.organization_id').onRef('counted.id', '=', 'row.movement_id'),
    )
    .where('row.organization_id', '=', organization_id)
    .where('row.import_id', '=', id)
    .where('row.fate', '=', 'updated')
    .where('row.undone', 'is', null)
    .select(['row.line', 'row.part_id', 'row.location_id', 'row.movement_id', 'row.reorder_level', 'row.level_before'])
    .select(['level.on_hand', 'level.reserved', 'level.reorder_level as current_level', 'counted.on_hand_change'])
    .select(({ selectFrom }) =>
      selectFrom('stock_movement as movement')
        .whereRef('movement.organization_id', '=', 'row.organization_id')
        .whereRef('movement.part_id', '=', 'row.part_id')
        .whereRef('movement.location_id', '=', 'row.location_id')
        .where('movement.kind', '=', 'COUNTED')
        .select(({ fn }) => fn.max('movement.id').as('last_count'))
        .as('last_count'),
    )
    .orderBy('row.line')
    .limit(count)
    .execute()

export async function markUndone(
  trx: Transaction,
  { id, organization_id }: Key,
  rows: readonly { line: number; undone: UndoOutcome; reason: Text | null }[],
): Promise<void> {
  await sql`
    update stock_import_row as row set undone = marked.undone, reason = coalesce(marked.reason, row.reason)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as marked (line integer, undone text, reason jsonb)
    where row.organization_id = ${organization_id} and row.import_id = ${id} and row.line = marked.line`.execute(trx)
}
