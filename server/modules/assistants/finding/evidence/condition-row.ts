import { type Measure, measuresIn, meets } from '../query/measure'
import { cellValue } from './row'
import type { Unit } from './unit'

/** How well a row fits a condition that the question states ("at 60 cm", "minus 15 °C"), from 0 to 1. */
const FIT = { met: 1, nearest: 0.5 }

/**
 * For each row of a table, how well it fits the figures with units in the question: 1 if a cell is equal to one or a range
 * with it, after conversion of units; if no row does, less for the two rows whose figures enclose it in one column.
 */
export function fitConditions(units: readonly Unit[], asked: readonly Measure[]): number[] {
  if (asked.length === 0 || units[0]?.kind !== 'row') return units.map(() => 0)
  const rows = units.map(readCells)
  const fits = units.map(() => 0)
  for (const measure of asked) {
    const met = rows.map((cells) => cells.some((cell) => cell.some((one) => meets(measure, one))))
    const fitting = met.includes(true) ? met.map((one) => (one ? FIT.met : 0)) : enclosing(rows, measure)
    fitting.forEach((fit, row) => {
      fits[row] = Math.max(fits[row] ?? 0, fit)
    })
  }
  return fits
}

const readCells = ({ cells = [], columns = [] }: Unit): Measure[][] =>
  cells.map((cell, column) => measuresIn(cellValue(columns[column] ?? '', cell.trim())))

/** The rows with the next lower and the next higher figure of a column that has figures on both sides. */
function enclosing(rows: readonly Measure[][][], asked: Measure): number[] {
  const fits = rows.map(() => 0)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  for (let column = 0; column < width; column++) {
    const figures = rows.flatMap((cells, row) =>
      (cells[column] ?? []).flatMap(({ quantity, from }) => (quantity === asked.quantity ? [{ row, from }] : [])),
    )
    const below = figures.filter(({ from }) => from < asked.from).sort((a, b) => b.from - a.from)[0]
    const above = figures.filter(({ from }) => from > asked.from).sort((a, b) => a.from - b.from)[0]
    if (!below || !above) continue
    fits[below.row] = FIT.nearest
    fits[above.row] = FIT.nearest
  }
  return fits
}
