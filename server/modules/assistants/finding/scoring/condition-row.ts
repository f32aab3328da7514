import { normalise } from '../../../../languages/text/normalise'
import { boundOf } from '../question/bound'
import { isQuantityOf, type Measure, measuresIn, meets } from '../question/measure'
import type { Query } from '../question/query'
import { cellValue, valueTitles } from './row'
import type { Unit } from './unit'

/**
 * For each row of a table, whether (1 or 0) the figure or range of its condition is one that the question states with its
 * unit ("at 60 cm", "minus 15 °C"), after conversion. The condition of a table is its first column with figures of that
 * quantity; those after it are what it is asked for. Where something else is asked for, or a part, each is a condition.
 */
export function fitConditions(
  units: readonly Unit[],
  asked: readonly Measure[],
  query: Pick<Query, 'intent' | 'units'> = { intent: 'fact', units: [] },
): number[] {
  if (asked.length === 0 || units[0]?.kind !== 'row') return units.map(() => 0)
  const rows = joinRanges(units, units.map(readCells))
  const fits = units.map(() => 0)
  for (const measure of asked) {
    const asksOther = query.units.length > 0 && !isQuantityOf(query.units, measure)
    const conditions = query.intent === 'part' || asksOther ? sizesOf(rows, measure) : conditionsOf(rows, measure)
    conditions.forEach((cell, row) => {
      if (cell.some((one) => meets(measure, one))) fits[row] = 1
    })
  }
  return fits
}

function readCells({ cells = [], columns = [] }: Unit): Measure[][] {
  const titles = valueTitles(columns, cells)
  return cells.map((cell, column) => conditionsIn(cellValue(titles[column] ?? '', cell.trim())))
}

/**
 * The titles of two columns that are the ends of a range, as normalised text: superlatives and prepositions of grammar in
 * the languages, written by the project's authors without looking at manuals.
 */
const ends = [
  /\b(?:min|minimum|minima?l?|minimo|lowest|least|niedrigste\w*|tiefste\w*|mas baja|mas bajo|plus basse|plus bas|laagste|lagsta|laveste|alin)\b|^(?:from|von|ab|desde|de|da|van|fran|fra)\b/,
  /\b(?:max|maximum|maxima?l?|maximo|massim[oa]|highest|most|hochste\w*|mas alta|mas alto|plus haute|plus haut|hoogste|hogsta|hojeste|hoyeste|ylin)\b|^(?:to|up to|bis|hasta|a|ate|fino a|tot|till|til)\b/,
] as const

/** Rows in which a range has its ends in two columns, "Lowest" and "Highest", have it in the first of them. */
function joinRanges(units: readonly Unit[], rows: readonly Measure[][][]): Measure[][][] {
  const titles = (units[0]?.columns ?? []).map(normalise)
  const [from, to] = ends.map((pattern) => titles.findIndex((title) => pattern.test(title)))
  if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return [...rows]
  return rows.map((cells) => {
    const [low, high] = [cells[from]?.[0], cells[to]?.[0]]
    if (!low || !high || low.quantity !== high.quantity || low.from > high.to) return cells
    return cells.map((cell, column) => (column === from ? [{ ...low, to: high.to }] : column === to ? [] : cell))
  })
}

/** "Below -20 °C" has no lower end. */
function conditionsIn(cell: string): Measure[] {
  const [measure, ...others] = measuresIn(cell)
  if (!measure || others.length > 0 || measure.from !== measure.to) return measuresIn(cell)
  const bound = boundOf(cell)
  if (bound === 'below') return [{ ...measure, from: Number.NEGATIVE_INFINITY }]
  return [bound === 'above' ? { ...measure, to: Number.POSITIVE_INFINITY } : measure]
}

/** Of each row, the figures of the first column that has any of the quantity asked for. */
function conditionsOf(rows: readonly Measure[][][], { quantity }: Measure): Measure[][] {
  const isCondition = (cell: readonly Measure[]) => cell.some((one) => one.quantity === quantity)
  const columns = rows.map((cells) => cells.findIndex(isCondition)).filter((column) => column >= 0)
  const first = Math.min(...columns)
  return rows.map((cells) => cells[first]?.filter((one) => one.quantity === quantity) ?? [])
}

const sizesOf = (rows: readonly Measure[][][], { quantity }: Measure): Measure[][] =>
  rows.map((cells) => cells.flat().filter((one) => one.quantity === quantity))
