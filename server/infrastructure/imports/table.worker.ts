import type { TableRow } from '../../csv/read-csv'
import { UnreadableFile } from '../../domain/unreadable-file'
import { streamTable } from '../../xlsx/stream-table'
import { serveTasks } from '../worker-threads/serve-tasks'
import type { TableReply, TableTask } from './table-message'

serveTasks(async ({ file, fileName, limits }: TableTask): Promise<TableReply> => {
  const rows: TableRow[] = []
  try {
    const content = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    for await (const row of streamTable(content, limits, fileName)) {
      rows.push(row)
    }
    return { rows }
  } catch (error) {
    if (error instanceof UnreadableFile) return { line: error.line, reason: error.reason }
    throw error
  }
})
