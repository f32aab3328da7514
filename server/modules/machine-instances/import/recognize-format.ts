import type { TableRow } from '../../../csv/table-row'
import type { Language } from '../../../domain/text'
import type { TableOutline } from '../../../tables/table-outline'
import { type DateOrder, recognizeDateOrder } from '../../../tables/written-dates'
import type { DecimalSign } from '../../../tables/written-figures'

const dateColumns = ['hours_at', 'in_service_on'] as const

export type DateColumn = (typeof dateColumns)[number]

interface RecognizedDates {
  column: DateColumn
  order: DateOrder
  /** Whether the order is only the likely one. */
  isAssumed: boolean
}

/** How a table is written. */
export interface RecognizedFormat {
  /** Between cells; null in a workbook. */
  separator: string | null
  decimalSign: DecimalSign | undefined
  /** The columns with dates. */
  dates: readonly RecognizedDates[]
}

/**
 * Recognizes dates column by column. Those that can be read both ways are read like those of the other column, or else as
 * the table's language has them: only English ones begin with the month.
 * @param language of whoever imports the table
 */
export function recognizeFormat(
  rows: readonly TableRow[],
  { columns, separator }: TableOutline,
  language: Language,
): RecognizedFormat {
  const columnOf = (name: string) => columns.find(({ field }) => field === name)
  const hours = columnOf('hours')
  const hasNumbers = rows.some(({ values }) => values?.get(hours?.position ?? -1)?.kind === 'number')
  const decimalSign = hours?.decimalSign ?? (hasNumbers ? '.' : undefined)
  const found = dateColumns.map((column) => ({
    column,
    order: recognizeDateOrder(cellsOf(rows, columnOf(column)?.position)),
  }))
  const isEnglish = language === 'en' && separator !== ';' && decimalSign !== ','
  const shown = found.find(({ order }) => order === 'day_first' || order === 'month_first')?.order
  const likely = shown === 'day_first' || shown === 'month_first' ? shown : isEnglish ? 'month_first' : 'day_first'
  const dates = found.flatMap(({ column, order }) => {
    if (order === undefined) return []
    return order === 'ambiguous' ? { column, order: likely, isAssumed: true } : { column, order, isAssumed: false }
  })
  return { separator, decimalSign, dates }
}

function* cellsOf(rows: readonly TableRow[], position = -1): Generator<string> {
  for (const { cells } of rows) {
    const cell = cells[position]
    if (cell) yield cell
  }
}
