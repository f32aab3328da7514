import type { Text } from '../../../domain/text'

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
export function readColumns(head: readonly string[]): Columns | { wrong: Text } {
  const names = head.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  const known = importColumns.filter((column) => names.includes(column))
  const missing = requiredColumns.filter((column) => !known.includes(column))
  if (known.length === 0) return { wrong: missingHead }
  if (missing.length > 0) return { wrong: missingColumns(missing) }
  const twice = known.find((column) => names.indexOf(column) !== names.lastIndexOf(column))
  if (twice) return { wrong: repeatedColumn(twice) }
  return new Map(known.map((column) => [column, names.indexOf(column)]))
}

const missingHead: Text = {
  en: `The head is missing: ${importColumns.join(', ')}.`,
  es: `Falta el encabezado: ${importColumns.join(', ')}.`,
}

const missingColumns = (columns: readonly ImportColumn[]): Text => ({
  en: `A column is missing: ${columns.join(', ')}.`,
  es: `Falta una columna: ${columns.join(', ')}.`,
})

const repeatedColumn = (column: ImportColumn): Text => ({
  en: `The column ${column} is there twice.`,
  es: `La columna ${column} está dos veces.`,
})
