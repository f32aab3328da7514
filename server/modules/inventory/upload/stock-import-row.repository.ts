import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import type { CountRow } from './parse-counts'
import type { PlannedCount } from './plan-counts'
import type { StockImport } from './stock-import.repository'

type Key = Pick<StockImport, 'id' | 'organization_id'>

const ofImport = (db: Database, { id, organization_id }: Key) =>
  db.selectFrom('stock_import_row').where('organization_id', '=', organization_id).where('import_id', '=', id)

export const deleteRows = (db: Database, { id, organization_id }: Key) =>
  db.deleteFrom('stock_import_row').where('organization_id', '=', organization_id).where('import_id', '=', id).execute()

/** Stores rows with what would become of them. */
export async function insertRows(
  db: Database,
  { id, organization_id }: Key,
  rows: readonly (PlannedCount & Pick<CountRow, 'reorderLevel' | 'cells'>)[],
): Promise<void> {
  const stored = rows.map((row) => ({
    line: row.line,
    fate: row.reason ? 'refused' : row.change ? 'updated' : 'unchanged',
    reason: row.reason,
    cells: row.cells ?? [],
    part_number: row.partNumber,
    location: row.location,
    part_id: row.change?.partId,
    before: row.before,
    last_count: row.lastCount,
    quantity: row.quantity,
    reorder_level: row.reorderLevel,
  }))
  const columns = sql`line, fate, reason, cells, part_number, location, part_id, before, last_count, quantity, reorder_level`
  await sql`
    insert into stock_import_row (organization_id, import_id, ${columns})
    select ${organization_id}, ${id}, ${columns}
    from jsonb_populate_recordset(null::stock_import_row, ${JSON.stringify(stored)}::jsonb)`.execute(db)
}

/** Those that change something, behind a line. */
export const rowsToApply = (trx: Transaction, key: Key, after: number, count: number) =>
  ofImport(trx, key)
    .where('fate', '=', 'updated')
    .where('line', '>', after)
    .select(['line', 'part_id', 'part_number', 'location', 'before', 'last_count', 'quantity', 'reorder_level'])
    .orderBy('line')
    .limit(count)
    .execute()

/** Refuses rows that can be stored no longer. */
export async function refuseRows(
  trx: Transaction,
  { id, organization_id }: Key,
  refused: readonly { line: number; reason: Text; cells: readonly string[] }[],
): Promise<void> {
  for (const { line, reason, cells } of refused) {
    await trx
      .updateTable('stock_import_row')
      .set({ fate: 'refused', reason, cells: JSON.stringify(cells) })
      .where('organization_id', '=', organization_id)
      .where('import_id', '=', id)
      .where('line', '=', line)
      .execute()
  }
}
