import { cleanIdentifier } from '../csv/clean-cell'
import type { TableRow } from '../csv/table-row'
import { isErrorValue } from './cell-faults'
import { doubtOf } from './damaged-identifier'
import type { TableKind } from './table-kind'
import type { TableOutline } from './table-outline'

/** Which of these numbers are stored, exactly as they are written. */
export type FindStored = (numbers: string[]) => Promise<ReadonlySet<string>>

const ROWS_LOOKED_UP_AT_ONCE = 200

/** Marks the numbers of rows that would be refused or changed, and are not because they are stored as they are written. */
export async function* withStoredNumbers(
  rows: AsyncIterable<TableRow> | Iterable<TableRow>,
  outline: TableOutline,
  kind: TableKind,
  findStored: FindStored,
): AsyncGenerator<TableRow> {
  const places = identifierPlaces(outline, kind)
  let waiting: TableRow[] = []
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length < ROWS_LOOKED_UP_AT_ONCE) continue
    yield* await marked(waiting, places, findStored)
    waiting = []
  }
  yield* await marked(waiting, places, findStored)
}

/** The positions of the numbers of parts or machines. */
export function identifierPlaces({ columns }: TableOutline, { fields }: TableKind): number[] {
  const names = new Set(fields.filter(({ type }) => type === 'identifier').map(({ name }) => name))
  return columns.flatMap(({ field, position }) => (field !== null && names.has(field) ? [position] : []))
}

async function marked(rows: readonly TableRow[], places: readonly number[], findStored: FindStored) {
  const unusual = (row: TableRow) =>
    places.filter((place) => row.values?.get(place) === undefined && isUnusual(row.cells[place] ?? ''))
  const numbers = new Set(rows.flatMap((row) => unusual(row).map((place) => row.cells[place] ?? '')))
  if (numbers.size === 0) return rows
  const stored = await findStored([...numbers])
  if (stored.size === 0) return rows
  return rows.map((row): TableRow => {
    const found = unusual(row).filter((place) => stored.has(row.cells[place] ?? ''))
    return found.length === 0 ? row : { ...row, stored: new Set(found) }
  })
}

const isUnusual = (text: string): boolean =>
  text !== '' &&
  !text.includes('\0') &&
  (doubtOf(text) !== undefined || isErrorValue(text) || cleanIdentifier(text) !== text)
