import { newStockMovementLimits, reorderLevelLimits } from '#contract/platform-limits'
import { allFaults, cellFault, notWhole } from '../../../csv/cell-faults'
import type { TableRow } from '../../../csv/read-csv'
import { type Columns, readColumns } from '../../../csv/table-head'
import type { Text } from '../../../domain/text'
import { UnreadableFile } from '../../../domain/unreadable-file'
import { type CountColumn, countColumns, requiredCountColumns } from './count-columns'

/** A row as it was understood; what it leaves out is undefined. */
export interface CountRow {
  /** Where it begins in the file, the head being 1. */
  line: number
  partNumber: string
  /** Undefined for the default location. */
  location: string | undefined
  quantity: number | undefined
  reorderLevel: number | undefined
  /** Why it cannot be read. */
  reason: Text | undefined
}

/**
 * Reads the rows of a count one by one.
 * @param onHead receives the names of the columns
 * @throws UnreadableFile for a table without a head or without rows
 */
export async function* parseCounts(
  table: AsyncIterable<TableRow>,
  onHead: (cells: readonly string[]) => void,
): AsyncGenerator<CountRow> {
  let head: { columns: Columns<CountColumn>; width: number } | undefined
  let hasRows = false
  for await (const { line, cells } of table) {
    if (!head) {
      const columns = readColumns(cells, { all: countColumns, required: requiredCountColumns })
      if ('wrong' in columns) throw new UnreadableFile(line, columns.wrong)
      onHead(cells)
      head = { columns, width: cells.length }
      continue
    }
    hasRows = true
    yield parseRow(line, cells, head)
  }
  if (!head) throw new UnreadableFile(1, { en: 'The file is empty.', es: 'El archivo está vacío.' })
  if (!hasRows) {
    throw new UnreadableFile(1, {
      en: 'There are no rows below the column names.',
      es: 'No hay filas debajo de los nombres de las columnas.',
    })
  }
}

function parseRow(
  line: number,
  cells: readonly string[],
  { columns, width }: { columns: Columns<CountColumn>; width: number },
): CountRow {
  const cell = (column: CountColumn) => cells[columns.get(column) ?? -1]?.trim() || undefined
  const [quantity, reorderLevel] = [cell('quantity'), cell('reorder_level')]
  const row = {
    line,
    partNumber: cell('part_number') ?? '',
    location: cell('location'),
    quantity: wholeNumber(quantity),
    reorderLevel: wholeNumber(reorderLevel),
  }
  return { ...row, reason: allFaults(faults()) ?? undefined }

  function faults(): Text[] {
    if (cells.length > width) return [tooManyCells(cells.length, width)]
    const found: Text[] = []
    if (row.partNumber === '') found.push({ en: 'part_number is empty.', es: 'part_number está vacío.' })
    const maxQuantity = newStockMovementLimits.quantity.maximum
    const maxLevel = reorderLevelLimits.reorder_level.maximum
    found.push(...faultsOf('quantity', quantity, maxQuantity), ...faultsOf('reorder_level', reorderLevel, maxLevel))
    if (quantity === undefined && reorderLevel === undefined) found.push(nothingToDo)
    return found
  }
}

/** A count with decimals that are zeros, as some spreadsheets write it, is whole. Three zeros may mean thousands. */
const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}([.,]0{1,2})?$/.test(text) ? Number.parseInt(text, 10) : undefined

const hasThousands = (text: string): boolean => /^\d{1,3}([.,]\d{3})+$/.test(text)

/** What is wrong with a count: nothing, or one fault. */
function faultsOf(column: CountColumn, text: string | undefined, maximum: number): Text[] {
  if (text === undefined) return []
  if (hasThousands(text)) return [thousands(column, text)]
  const value = wholeNumber(text)
  return value === undefined || value > maximum ? [cellFault(column, text, notWhole(0, maximum))] : []
}

const thousands = (column: CountColumn, text: string): Text => {
  const digits = Number(text.replaceAll(/[.,]/g, ''))
  return {
    en: `${column} must be written without a thousands separator: ${digits} instead of ${text}.`,
    es: `${column} debe escribirse sin separador de miles: ${digits} en lugar de ${text}.`,
  }
}

const tooManyCells = (count: number, width: number): Text => ({
  en: `There are ${count} cells, but ${width} column names.`,
  es: `Hay ${count} celdas, pero ${width} nombres de columnas.`,
})

const nothingToDo: Text = {
  en: 'quantity and reorder_level are empty.',
  es: 'quantity y reorder_level están vacíos.',
}
