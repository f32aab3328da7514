import type { TableLimits, TableRow } from '../../csv/read-csv'
import type { Text } from '../../domain/text'

export interface TableTask {
  file: Uint8Array
  fileName: string
  limits: TableLimits
}

export type TableReply = { rows: TableRow[] } | { line: number; reason: Text }
