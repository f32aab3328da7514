import { newCataloguePartLimits, newStockMovementLimits, reorderLevelLimits } from '#contract/platform-limits'
import type { TableRow } from '../../../csv/table-row'
import type { Text } from '../../../domain/text'
import { parseCount } from '../../../tables/parse-count'
import { type RowReader, rowReader } from '../../../tables/row-reader'
import type { TableOutline } from '../../../tables/table-outline'
import type { CountColumn } from './count-columns'

/** A row as it was understood; what it leaves out is undefined. */
export interface CountRow {
  /** Where it begins in the file, the first line being 1. */
  line: number
  partNumber: string
  /** Undefined for the default location. */
  location: string | undefined
  quantity: number | undefined
  reorderLevel: number | undefined
  /** Why it cannot be read. */
  reason: Text | undefined
  /** Which cells are wrong, such as C4. */
  cells?: string[]
  /** The cell of a column. */
  cellOf?: (column: CountColumn) => string | undefined
}

/** Reads the rows of a count one by one. */
export async function* parseCounts(rows: AsyncIterable<TableRow>, outline: TableOutline): AsyncGenerator<CountRow> {
  const read = rowReader<CountColumn>(outline)
  for await (const row of rows) yield parseRow(row.line, read(row))
}

const MAX_LOCATION = 1000

function parseRow(line: number, reader: RowReader<CountColumn>): CountRow {
  const number = reader.identifier('part_number', newCataloguePartLimits.part_number.maxLength)
  if (number === null && reader.reason() === null) reader.refuse(numberless, 'part_number')
  const location = reader.text('location', MAX_LOCATION) ?? undefined
  const quantity = countOf(reader, 'quantity', newStockMovementLimits.quantity.maximum)
  const reorderLevel = countOf(reader, 'reorder_level', reorderLevelLimits.reorder_level.maximum)
  if (quantity === undefined && reorderLevel === undefined && reader.reason() === null) {
    reader.refuse(nothingToDo, 'quantity', 'reorder_level')
  }
  return {
    ...{ line, partNumber: number ?? '', location, quantity, reorderLevel },
    ...{ reason: reader.reason() ?? undefined, cells: reader.wrongCells() },
    cellOf: reader.reference,
  }
}

function countOf(reader: RowReader<CountColumn>, column: CountColumn, maximum: number): number | undefined {
  const figure = reader.figure(column)
  if (figure === null) return undefined
  const count = parseCount(figure, { minimum: 0, maximum })
  if (typeof count === 'number') return count
  reader.refuseCell(column, figure.text, count.fault)
  return undefined
}

/** What a row stores, as text. */
export function previewCount({ partNumber, location, quantity, reorderLevel }: CountRow) {
  const shown = (value: string | number | undefined) => (value === undefined ? null : String(value))
  return {
    ...{ part_number: partNumber, location: shown(location) },
    ...{ quantity: shown(quantity), reorder_level: shown(reorderLevel) },
  } satisfies Record<CountColumn, string | null>
}

const numberless: Text = { en: 'part_number is empty.', es: 'part_number está vacío.' }

const nothingToDo: Text = {
  en: 'quantity and reorder_level are empty.',
  es: 'quantity y reorder_level están vacíos.',
}
