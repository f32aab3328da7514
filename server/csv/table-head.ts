import type { Text } from '../domain/text'

/** The position of each known column in a row. */
export type Columns<Column extends string> = ReadonlyMap<Column, number>

/**
 * Reads the head of a table, in which `Serial number` is as good as `serial_number`. Unknown columns are ignored.
 * @returns the positions of the columns, or what is wrong, as a sentence
 */
export function readColumns<Column extends string>(
  head: readonly string[],
  { all, required }: { all: readonly Column[]; required: readonly Column[] },
): Columns<Column> | { wrong: Text } {
  const names = head.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  const known = all.filter((column) => names.includes(column))
  const missing = required.filter((column) => !known.includes(column))
  if (known.length === 0) return { wrong: missingHead(all) }
  if (missing.length > 0) return { wrong: missingColumns(missing) }
  const twice = known.find((column) => names.indexOf(column) !== names.lastIndexOf(column))
  if (twice) return { wrong: repeatedColumn(twice) }
  return new Map(known.map((column) => [column, names.indexOf(column)]))
}

const missingHead = (columns: readonly string[]): Text => ({
  en: `The first row must contain the column names: ${columns.join(', ')}.`,
  es: `La primera fila debe contener los nombres de las columnas: ${columns.join(', ')}.`,
})

const missingColumns = (columns: readonly string[]): Text => ({
  en: `A column is missing: ${columns.join(', ')}.`,
  es: `Falta una columna: ${columns.join(', ')}.`,
})

const repeatedColumn = (column: string): Text => ({
  en: `The column ${column} appears twice.`,
  es: `La columna ${column} aparece dos veces.`,
})
