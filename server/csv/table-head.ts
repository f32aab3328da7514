import type { Text } from '../domain/text'

/** The position of each known column in a row. */
export type Columns<Column extends string> = ReadonlyMap<Column, number>

/** A name as the known columns are written: `Serial number` is `serial_number`. */
export const columnNameOf = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/**
 * Reads the head of a table. `findUnusedColumns` lists which of its columns are unknown.
 * @returns the positions of the columns, or what is wrong, as a sentence
 */
export function readColumns<Column extends string>(
  head: readonly string[],
  { all, required }: { all: readonly Column[]; required: readonly Column[] },
): Columns<Column> | { wrong: Text } {
  const names = head.map(columnNameOf)
  const present = all.filter((column) => names.includes(column))
  const missing = required.filter((column) => !present.includes(column))
  if (present.length === 0) return { wrong: missingHead(all) }
  if (missing.length > 0) return { wrong: missingColumns(missing) }
  const twice = present.find((column) => names.indexOf(column) !== names.lastIndexOf(column))
  if (twice) return { wrong: repeatedColumn(twice) }
  return new Map(present.map((column) => [column, names.indexOf(column)]))
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
