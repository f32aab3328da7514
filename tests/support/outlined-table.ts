import type { TableLimits, TableRow } from '../../server/csv/table-row'
import { outlineTable, rowsOf } from '../../server/tables/outline-table'
import type { TableKind } from '../../server/tables/table-kind'
import type { RememberedMapping, TableMapping } from '../../server/tables/table-outline'
import { openTable } from '../../server/xlsx/open-table'

const limits: TableLimits = { maxLines: 1000, maxRows: 1000, maxCells: 200 }

/** A table as an import reads it, with its rows below the head. */
export async function outlinedTable(
  content: string | Buffer,
  kind: TableKind,
  choices: { mapping?: TableMapping; remembered?: readonly RememberedMapping[] } = {},
) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const table = await openTable(bytes, limits)
  const outline = await outlineTable(table, kind, choices)
  const rows: TableRow[] = []
  if (!outline.fault) for await (const row of rowsOf(table, outline, kind)) rows.push(row)
  table.close()
  return { outline, rows }
}
