import type { Language } from '../../../../languages/language'
import { normalise } from '../../../../languages/text/normalise'
import { joinCode } from '../../finding/question/code'
import type { Query } from '../../finding/question/query'
import type { ScopedPassage } from '../../finding/scoped-passage'
import { nameColumn } from '../../finding/scoring/name-column'
import { oneLine, rowName, valueTitles } from '../../finding/scoring/row'
import type { Unit } from '../../finding/scoring/unit'
import { answerColumns, type Row } from './answer-columns'
import { periodIn } from './heading-text'
import { measureOf, unitOfCell, valuesOf, valueText } from './stated-values'
import type { Measure, Statement } from './statement/statement'

/** The direct answer in a table row: the requested values and the name of the row. */
export interface DirectValue extends Omit<Statement, 'language' | 'title'> {
  /** All in one. */
  value: string
}

const MAX_TASK_LENGTH = 80

/** Selects the cells that contain the answer; undefined if it is ambiguous. */
export function findDirectValue(
  { cells = [], columns: titles = [] }: Unit,
  query: Query,
  { headings, language }: Pick<ScopedPassage, 'headings'> & { language: Language },
): DirectValue | undefined {
  const columns = valueTitles(titles, cells)
  const row = { cells, columns, filled: cells.flatMap((cell, column) => (cell.trim() ? [column] : [])) }
  const key = row.filled.find((column) => query.codes.includes(joinCode(firstWord(cells[column] ?? ''))))
  const label = key ?? nameColumn(cells, columns)
  const isKeyed = key !== undefined && query.intent !== 'part'
  const answers = isKeyed ? columnAfterKey(row, key) : answerColumns(row, label, query, language)
  const isFigure = answers.some((column) => /^\P{L}*\d/u.test(cells[column] ?? ''))
  const interval = key === undefined && !isFigure ? intervalAbove(headings, query) : undefined
  const values = interval === undefined ? valuesOf(row, answers) : [{ column: '', text: interval }]
  const name = cells[label]
  if (!values || name === undefined) return undefined
  const stated = { value: valueText(values), label: rowName(name), values }
  if (interval !== undefined)
    return { ...stated, measure: 'interval', period: { text: interval, task: taskOf(row, label) } }
  const [first = -1] = answers
  const measure = key === undefined ? measureOf(unitOfCell(columns[first] ?? '', cells[first] ?? '')) : undefined
  const isOneOfSeveral = values.length === 1 && measure !== undefined && hasOthersOf(measure, row, [label, ...answers])
  return { ...stated, ...(measure && { measure }), ...(isOneOfSeveral && { isOneOfSeveral }) }
}

/** What a row says beside its name; empty if the table says it better, as it is long. */
function taskOf({ cells, filled }: Row, label: number): string {
  const others = filled.filter((column) => column !== label && /\p{L}{2}/u.test(cells[column] ?? ''))
  const [task = ''] = others.map((column) => oneLine(cells[column] ?? ''))
  return task.length <= MAX_TASK_LENGTH || filled.length <= 2 ? task : ''
}

/** Whether further columns have figures of the same quantity, such as that of the rear axle. */
const hasOthersOf = (measure: Measure, { cells, columns, filled }: Row, except: readonly number[]) =>
  filled.some(
    (column) =>
      !except.includes(column) && measureOf(unitOfCell(columns[column] ?? '', cells[column] ?? '')) === measure,
  )

/** The first cell with words after the key. */
const columnAfterKey = ({ cells, filled }: Row, key: number) =>
  filled.filter((column) => column > key && /\p{L}{3}/u.test(cells[column] ?? '')).slice(0, 1)

const firstWord = (cell: string) =>
  normalise(cell)
    .trim()
    .split(/[\s,;:]/)[0] ?? ''

/** An interval may be above a table only: "Every 50 hours or weekly". */
const intervalAbove = (headings: readonly string[], { units }: Query) =>
  units.includes('hour') ? periodIn(headings, units) : undefined
