import type { TableRow } from '../../csv/table-row'
import { UnreadableFile } from '../../domain/unreadable-file'
import { outlineTable, rowsOf } from '../../tables/outline-table'
import { openTable } from '../../xlsx/open-table'
import { serveTasks } from '../worker-threads/serve-tasks'
import type { TableReply, TableTask } from './table-message'

serveTasks(async ({ file, fileName, limits, kind, mapping, remembered }: TableTask): Promise<TableReply> => {
  try {
    const table = await openTable(Buffer.from(file.buffer, file.byteOffset, file.byteLength), limits, fileName)
    try {
      const outline = await outlineTable(table, kind, { mapping, remembered })
      const rows: TableRow[] = []
      if (!outline.fault) for await (const row of rowsOf(table, outline, kind)) rows.push(row)
      return { outline, rows }
    } finally {
      table.close()
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return { line: error.line, reason: error.reason }
    throw error
  }
})
