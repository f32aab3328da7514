import type { Objection } from '../check-statement'
import type { Match } from '../reading/match'
import { ABOVE } from '../reading/source-index'
import type { CodeMention, FigureMention, Item } from '../reading/statement'

type Value = FigureMention | CodeMention

/** Values that stand in another column than the one that the statement names. */
export function misplacedColumns(items: readonly Item[], match: Match, rows: readonly number[]): Objection[] {
  const values = items.filter((item): item is Value => item.kind !== 'word')
  return rows.flatMap((row) =>
    values.flatMap((value): Objection[] => {
      const columns = columnsOf(value, row, match)
      if (columns.length === 0) return []
      return columns.every((column) => isMisplaced(value, column, row)) ? [{ kind: 'place', text: value.text }] : []
    }),
  )

  function isMisplaced(value: Value, column: number, row: number): boolean {
    return rivalColumns(value, column, row).some((rival) => {
      const own = titled(column, rival)
      const theirs = titled(rival, column)
      if (theirs.length === 0) return false
      const said = values.filter((one) => one !== value && columnsOf(one, row, match).includes(rival))
      if (said.length === 0) return weightOf(theirs) > weightOf(own)
      const [mine, other] = [firstOf(own), firstOf(theirs)]
      if (mine === undefined || other === undefined) return false
      const rivalValue = said[0]?.at ?? 0
      return Math.sign(mine - other) !== Math.sign(value.at - rivalValue)
    })
  }

  /** Columns of the row with another value of the same kind. */
  function rivalColumns(value: Value, column: number, row: number): number[] {
    const own = kindOf(value)
    return match.index.passages.flatMap((passage) => {
      if (passage.unit !== row || passage.column < 0 || passage.column === column) return []
      const title = match.index.passages.find((one) => one.unit === ABOVE && one.column === passage.column)
      const kinds = [
        ...passage.figures.map(({ unit }) => unit ?? [...(title?.named ?? [])][0] ?? 'number'),
        ...(passage.codes.length > 0 ? ['code'] : []),
      ]
      return kinds.includes(own) ? [passage.column] : []
    })
  }

  /** Items in the title of a column, and neither in that of the other one nor in a row. */
  function titled(column: number, than: number): Item[] {
    const inTitle = (item: Item, of: number) =>
      match.placesOf(item).some((place) => place.unit === ABOVE && place.column === of)
    return match.items.filter(
      (item) => inTitle(item, column) && !inTitle(item, than) && !rows.some((row) => match.isIn(item, row)),
    )
  }
}

const kindOf = (value: Value) => (value.kind === 'code' ? 'code' : (value.figure.unit ?? 'number'))

const columnsOf = (item: Item, row: number, match: Match): number[] =>
  match.placesOf(item).flatMap(({ unit, column }) => (unit === row ? column : []))

const weightOf = (items: readonly Item[]) => items.reduce((sum, { weight }) => sum + weight, 0)
const firstOf = (items: readonly Item[]) => (items.length === 0 ? undefined : Math.min(...items.map(({ at }) => at)))
