import { editDistance } from '../domain/edit-distance'

/** A column of a table that an import does not know. */
export interface UnusedColumn {
  /** As in the table. */
  name: string
  /** The known column that may be meant. */
  suggestion: string | null
}

/** A name as the known columns are written: `Serial number` is `serial_number`. */
const columnNameOf = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** Enough to recognize a column. */
const MAX_NAME_LENGTH = 100
/** Of an abbreviation; shorter ones could mean anything. */
const MIN_ABBREVIATION_LENGTH = 4

/** @returns the named columns of the head that are none of `all`, once each */
export function findUnusedColumns(head: readonly string[], all: readonly string[]): UnusedColumn[] {
  const present = new Set(head.map(columnNameOf))
  const absent = all.filter((column) => !present.has(column))
  const names = head.filter((cell) => !all.includes(columnNameOf(cell))).map(readable)
  return [...new Set(names)]
    .filter((name) => name !== '')
    .map((name) => ({ name, suggestion: closest(columnNameOf(name), absent) }))
}

/** Without control characters and halves of characters, which the database does not store. */
const readable = (cell: string) =>
  [...cell.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()].slice(0, MAX_NAME_LENGTH).join('')

/** The known column that the name abbreviates or misspells: by one edit up to six letters, by two in longer names. */
function closest(name: string, columns: readonly string[]): string | null {
  const maxEdits = name.length < 7 ? 1 : 2
  const isAbbreviation = (column: string) => name.length >= MIN_ABBREVIATION_LENGTH && column.startsWith(name)
  const edits = (column: string) => (isAbbreviation(column) ? 0 : editDistance(name, column, maxEdits))
  const [best] = columns.toSorted((one, other) => edits(one) - edits(other))
  return name.length >= MIN_ABBREVIATION_LENGTH && best !== undefined && edits(best) <= maxEdits ? best : null
}
