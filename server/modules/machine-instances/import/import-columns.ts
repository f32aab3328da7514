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

const requiredColumns: readonly ImportColumn[] = ['brand', 'model', 'serial_number']

/** The position of each known column in a row. */
export type Columns = ReadonlyMap<ImportColumn, number>

/**
 * Reads the head of a table, in which `Serial number` is as good as `serial_number`. Unknown columns are ignored.
 * @returns the positions of the columns, or what is wrong, as a sentence
 */
export function readColumns(head: readonly string[]): Columns | { wrong: string } {
  const names = head.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  const known = importColumns.filter((column) => names.includes(column))
  const missing = requiredColumns.filter((column) => !known.includes(column))
  if (known.length === 0) return { wrong: `The head is missing: ${importColumns.join(', ')}.` }
  if (missing.length > 0) return { wrong: `A column is missing: ${missing.join(', ')}.` }
  const twice = known.find((column) => names.indexOf(column) !== names.lastIndexOf(column))
  if (twice) return { wrong: `The column ${twice} is there twice.` }
  return new Map(known.map((column) => [column, names.indexOf(column)]))
}
