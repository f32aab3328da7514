import type { TableRow } from '../../csv/read-csv'
import { UnreadableFile } from '../../domain/unreadable-file'
import { streamTable } from '../../xlsx/stream-table'
import { serveTasks } from '../worker-threads/serve-tasks'
import type { TableReply, TableTask } from './table-message'

serveTasks(async ({ file, limits }: TableTask): Promise<TableReply> => {
  const rows: TableRow[] = []
  try {
    for await (const row of streamTable(Buffer.from(file.buffer, file.byteOffset, file.byteLength), limits)) {
      rows.push(row)
    }
    return { rows }
  } catch (error) {
    if (error instanceof UnreadableFile) return { line: error.line, reason: error.reason }
    throw error
  }
})
