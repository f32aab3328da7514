import type { TableLimits, TableRow } from '../../csv/table-row'
import type { Text } from '../../domain/text'
import type { TableKind } from '../../tables/table-kind'
import type { RememberedMapping, TableMapping, TableOutline } from '../../tables/table-outline'

export interface TableTask {
  file: Uint8Array
  fileName: string
  limits: TableLimits
  kind: TableKind
  mapping: TableMapping | null
  remembered: readonly RememberedMapping[]
}

/** How a table is read, and its rows below the head. */
export interface ReadTable {
  outline: TableOutline
  rows: TableRow[]
}

export type TableReply = ReadTable | { line: number; reason: Text }
