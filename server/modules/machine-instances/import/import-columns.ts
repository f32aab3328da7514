import type { Columns as ColumnsOf } from '../../../csv/table-head'

/** The columns of a table of machines that an import reads and an export writes. */
export const importColumns = [
  'brand',
  'model',
  'serial_number',
  'name',
  'location',
  'unit',
  'hours',
  'hours_at',
  'in_service_on',
] as const

export type ImportColumn = (typeof importColumns)[number]

export const requiredColumns: readonly ImportColumn[] = ['brand', 'model', 'serial_number']

/** The position of each known column in a row. */
export type Columns = ColumnsOf<ImportColumn>
