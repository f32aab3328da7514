import type { TableRow } from '../../../csv/read-csv'
import { type DateOrder, recognizeDateOrder } from '../../../csv/written-dates'
import { type DecimalSign, recognizeDecimalSign } from '../../../csv/written-figures'
import type { Language } from '../../../domain/text'
import type { Columns } from './import-columns'

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
  /** Between cells; undefined in a workbook. */
  separator: string | undefined
  decimalSign: DecimalSign | undefined
  /** The columns with dates. */
  dates: readonly RecognizedDates[]
}

/** What the cells of a table do not show. */
export interface TableOrigin {
  separator: string | undefined
  /** Of whoever imports it. */
  language: Language
}

/**
 * Recognizes figures and dates column by column. Dates that can be read both ways are read like those of the other
 * column, or else as the table's language has them: only English ones begin with the month.
 */
export function recognizeFormat(
  rows: readonly TableRow[],
  columns: Columns,
  { separator, language }: TableOrigin,
): RecognizedFormat {
  const decimalSign = recognizeDecimalSign(cellsOf(rows, columns.get('hours')))
  const found = dateColumns.map((column) => ({
    column,
    order: recognizeDateOrder(cellsOf(rows, columns.get(column))),
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
