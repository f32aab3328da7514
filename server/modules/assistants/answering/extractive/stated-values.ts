import type { QuantityName } from '../../../../languages/question-words'
import { tokenise } from '../../../../languages/text/tokenise'
import { type Measure as Figure, measuresIn } from '../../finding/question/measure'
import { quantities } from '../../finding/question/quantity'
import { cellValue, columnName, oneLine, unitInHeader } from '../../finding/scoring/row'
import type { Row } from './answer-columns'
import type { Measure, StatedValue } from './statement/statement'

/** More quantities than these are read from the table. */
const MAX_QUANTITIES = 3
/** Values of one quantity; the column is empty if it has no name. */
interface Group extends ValueWithUnit {
  conversions: string[]
}

/** The values with their units, each with its conversions in brackets; undefined if there are none or too many. */
export function valuesOf({ cells, columns }: Row, answers: readonly number[]): StatedValue[] | undefined {
  const found = answers.map((position) => ({
    column: columnName(columns[position] ?? ''),
    unit: unitOfCell(columns[position] ?? '', cells[position] ?? ''),
    text: oneLine(cellValue(columns[position] ?? '', cells[position]?.trim() ?? '')),
  }))
  const [first, second, ...others] = found
  const isOneValue = others.length === 0 && first !== undefined && second !== undefined && isConversion(first, second)
  const groups: Group[] = []
  for (const value of found) {
    const column = isOneValue && first.column !== second.column ? '' : value.column
    const group = groups.find((one) => isOneValue || (one.column === column && isConversion(one, value)))
    if (group) group.conversions.push(value.text)
    else groups.push({ ...value, column, conversions: [] })
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

const quantityNames: readonly KnownQuantity[] = [
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

/** An amount is a capacity or a weight once its unit is known, and a slope is in degrees as a temperature is. */
type KnownQuantity = Exclude<QuantityName, 'amount' | 'slope'>

interface ValueWithUnit extends StatedValue {
  unit: string | undefined
}

/** Relative difference up to which a converted figure is that of the other unit, rounded. */
const ROUNDING = 0.05

/**
 * Whether two values are one in different units, such as 45 N·m and 33 lb-ft, but not 2200 rpm and 5.5 km/h. Where the
 * figures cannot be compared, the kinds of the units decide.
 */
function isConversion(one: ValueWithUnit, other: ValueWithUnit): boolean {
  if (one.unit === undefined || other.unit === undefined || one.unit === other.unit) return false
  const [a, ...otherA] = measuresIn(one.text)
  const [b, ...otherB] = measuresIn(other.text)
  if (a && b && otherA.length === 0 && otherB.length === 0) return isEqual(a, b)
  const names = quantitiesOf(other.unit)
  return quantitiesOf(one.unit).some((name) => names.includes(name))
}

function isEqual(one: Figure, other: Figure): boolean {
  const isClose = (a: number, b: number) => Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b))
  return one.quantity === other.quantity && isClose(one.from, other.from) && isClose(one.to, other.to)
}

/** The quantities that have most words of a unit: lb-ft is a torque, though a pound is a weight too. */
function quantitiesOf(unit: string): KnownQuantity[] {
  const words = tokenise(`1 ${unit}`)
  const matches = quantityNames.map((name) => ({
    name,
    count: words.filter((word) => quantities[name].units.includes(word)).length,
  }))
  const maxCount = Math.max(1, ...matches.map(({ count }) => count))
  return matches.filter(({ count }) => count === maxCount).map(({ name }) => name)
}

/** What a unit measures; undefined if that is uncertain, as of a flow, in litres and minutes. */
export function measureOf(unit: string | undefined): Measure | undefined {
  if (unit === undefined) return undefined
  if (/^(?:kw|hp|ps|cv|ch)$/i.test(unit)) return 'power'
  // A newton is a force, although torques are given in newton metres.
  if (/^(?:k|da)?n$/i.test(unit)) return undefined
  const [name, ...others] = quantitiesOf(unit)
  return name === undefined || others.length > 0 || name === 'share' ? undefined : name
}

export const unitOfCell = (head: string, cell: string) =>
  unitInHeader(head) ?? /\d\s*([^\d\s.,;()/-][^\d\s,;()]*)/u.exec(cell)?.[1]
