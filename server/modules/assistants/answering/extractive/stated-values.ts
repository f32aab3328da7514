import { cellValue, columnName, oneLine, unitInHeader } from '../../finding/evidence/row'
import type { QuantityName } from '../../finding/languages/question-words'
import { quantities } from '../../finding/query/quantity'
import { tokenise } from '../../finding/query/tokenise'
import type { Row } from './answer-columns'
import type { Measure, StatedValue } from './statement/statement'

/** More quantities than these are read from the table. */
const MAX_QUANTITIES = 3
/** Values of one quantity; the column is empty if it has no name. */
interface Group extends StatedValue {
  unit: string | undefined
  conversions: string[]
}

/** The values with their units, each with its conversions in brackets; undefined if there are none or too many. */
export function valuesOf({ cells, columns }: Row, answers: readonly number[]): StatedValue[] | undefined {
  const groups: Group[] = []
  const [first, second, ...others] = answers.map((column) => unitOfCell(columns[column] ?? '', cells[column] ?? ''))
  const isConverted = others.length === 0 && isConversion(first, second)
  const names = new Set(answers.map((position) => columnName(columns[position] ?? '')))
  for (const position of answers) {
    const column = isConverted && names.size > 1 ? '' : columnName(columns[position] ?? '')
    const unit = unitOfCell(columns[position] ?? '', cells[position] ?? '')
    const text = oneLine(cellValue(columns[position] ?? '', cells[position]?.trim() ?? ''))
    const group = groups.find(
      (one) => isConverted || (one.column === column && (column !== '' || isConversion(one.unit, unit))),
    )
    if (group) group.conversions.push(text)
    else groups.push({ column, unit, text, conversions: [] })
  }
  if (groups.length === 0 || groups.length > MAX_QUANTITIES) return undefined
  return groups.map(({ column, text, conversions }) => ({
    column,
    text: conversions.length > 0 ? `${text} (${conversions.join(', ')})` : text,
  }))
}

/** All values in one. */
export const valueText = (values: readonly StatedValue[]) =>
  values.map(({ column, text }) => (values.length > 1 ? `${column} ${text}`.trim() : text)).join(', ')

const quantityNames: readonly QuantityName[] = [
  'torque',
  'pressure',
  'temperature',
  'capacity',
  'weight',
  'noise',
  'current',
  'voltage',
  'speed',
  'interval',
  'length',
  'share',
]

/** Whether two different units are of one quantity, such as N·m and lb-ft, but not kW and rpm. */
function isConversion(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return false
  const names = quantitiesOf(other)
  return quantitiesOf(one).some((name) => names.includes(name))
}

/** The quantities that have most words of a unit: lb-ft is a torque, though a pound is a weight too. */
function quantitiesOf(unit: string): QuantityName[] {
  const words = tokenise(`1 ${unit}`)
  const matches = quantityNames.map((name) => ({
    name,
    count: words.filter((word) => quantities[name].units.includes(word)).length,
  }))
  const most = Math.max(1, ...matches.map(({ count }) => count))
  return matches.filter(({ count }) => count === most).map(({ name }) => name)
}

/** What a unit measures; undefined if that is uncertain, as of a flow, in litres and minutes. */
export function measureOf(unit: string | undefined): Measure | undefined {
  if (unit === undefined) return undefined
  if (/^(?:kw|hp|ps|cv|ch)$/i.test(unit)) return 'power'
  const [name, ...others] = quantitiesOf(unit)
  return name === undefined || others.length > 0 || name === 'share' ? undefined : name
}

export const unitOfCell = (head: string, cell: string) =>
  unitInHeader(head) ?? /\d\s*([^\d\s.,;()/-][^\d\s,;()]*)/u.exec(cell)?.[1]
