import { readCsv } from '../../csv/read-csv'
import { UnreadableFile } from '../../domain/unreadable-file'
import { serveTasks } from '../worker-threads/serve-tasks'
import type { TableReply, TableTask } from './table-message'

serveTasks(({ file, limits }: TableTask): TableReply => {
  try {
    return { rows: readCsv(file, limits) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { line: error.line, reason: error.reason }
    throw error
  }
})
