import type { Objection } from '../check-statement'
import type { Match } from '../reading/match'
import type { OppositeMention } from '../reading/opposite-mentions'
import { ABOVE, type Passage } from '../reading/source-index'
import type { CodeMention, FigureMention, Item } from '../reading/statement'

type Value = FigureMention | CodeMention

/** Letters between a title and its value. */
const MAX_BETWEEN = 4

/** Values that stand in another column than the one that the statement names. */
export function misplacedColumns(
  { items, opposites }: { items: readonly Item[]; opposites: readonly OppositeMention[] },
  match: Match,
  rows: readonly number[],
): Objection[] {
  // A word in capitals names something, and is no value.
  const values = items.filter(
    (item): item is Value => item.kind === 'figure' || (item.kind === 'code' && !item.isLabel),
  )
  return rows.flatMap((row) => [
    ...values.flatMap((value): Objection[] => {
      const columns = columnsOf(value, row, match)
      // The first column names the row.
      if (columns.length === 0 || columns.includes(0)) return []
      return columns.every((column) => isMisplaced(value, column, row)) ? [{ kind: 'place', text: value.text }] : []
    }),
    ...misplacedWords(row),
  ])

  /** "Permitted", where the statement names the column of another cell, in which the same words may stand. */
  function misplacedWords(row: number): Objection[] {
    const cells = match.index.passages.filter(
      ({ unit, column, words }) => unit === row && column > 0 && words.length > 0,
    )
    const saidIn = ({ column }: Passage) => match.items.filter((item) => columnsOf(item, row, match).includes(column))
    return cells.flatMap((cell) => {
      const said = saidIn(cell)
      const isElsewhere = cells.some(
        (other) =>
          other.plain !== cell.plain &&
          saidIn(other).length === 0 &&
          areAlike(cell.column, other.column) &&
          titled(other.column, cell.column).length > 0 &&
          titled(cell.column, other.column).length === 0,
      )
      return said.length > 0 && isElsewhere
        ? said.slice(0, 1).map(({ text }) => ({ kind: 'place' as const, text }))
        : []
    })
  }

  /** Whether the same stands in two columns. */
  function areAlike(one: number, other: number): boolean {
    const textsOf = (of: number) =>
      match.index.passages.flatMap(({ unit, column, plain }) => (unit !== ABOVE && column === of ? plain : []))
    const texts = new Set(textsOf(other))
    return textsOf(one).some((text) => texts.has(text))
  }

  function isMisplaced(value: Value, column: number, row: number): boolean {
    return rivalColumns(value, column, row).some((rival) => {
      const own = titled(column, rival)
      const theirs = titled(rival, column)
      if (theirs.length === 0 || titleNamesSide(column, rival)) return false
      const said = values.filter((one) => one !== value && columnsOf(one, row, match).includes(rival))
      if (said.length === 0) return weightOf(theirs) > weightOf(own)
      // "NSN 4330, CAGEC 70040": each after its title.
      if (own.some(({ at, text }) => value.at > at && value.at - at <= text.length + MAX_BETWEEN)) return false
      const [mine, other] = [firstOf(own), firstOf(theirs)]
      if (mine === undefined || other === undefined) return false
      const rivalValue = said[0]?.at ?? 0
      return Math.sign(mine - other) !== Math.sign(value.at - rivalValue)
    })
  }

  /** "Rear", under a title that only the column before has: "Tire pressure: front, rear". */
  function titleNamesSide(column: number, than: number): boolean {
    const [own, theirs] = [column, than].map(
      (of) => match.index.passages.find((one) => one.unit === ABOVE && one.column === of)?.opposites ?? [],
    )
    return opposites.some((mention) => {
      const isSide = ({ pair, side }: OppositeMention, isSame: boolean) =>
        pair === mention.pair && (side === mention.side) === isSame
      return (
        own?.some((one) => isSide(one, true)) &&
        theirs?.some((one) => isSide(one, false)) &&
        !opposites.some((one) => isSide(one, false))
      )
    })
  }

  /** Columns of the row with another value of the same kind. */
  function rivalColumns(value: Value, column: number, row: number): number[] {
    const own = kindOf(value)
    return match.index.passages.flatMap((passage) => {
      if (passage.unit !== row || passage.column < 0 || passage.column === column) return []
      const title = match.index.passages.find((one) => one.unit === ABOVE && one.column === passage.column)
      const kinds = [
        // A bare figure whose unit is nowhere may be of any.
        ...passage.figures.map(
          ({ unit }) => unit ?? [...(title?.named ?? [])][0] ?? (isBare(passage) ? own : 'number'),
        ),
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

const isBare = ({ words, figures, codes }: Passage) => figures.length === 1 && words.length + codes.length === 0

const kindOf = (value: Value) => (value.kind === 'code' ? 'code' : (value.figure.unit ?? 'number'))

const columnsOf = (item: Item, row: number, match: Match): number[] =>
  match.placesOf(item).flatMap(({ unit, column }) => (unit === row ? column : []))

const weightOf = (items: readonly Item[]) => items.reduce((sum, { weight }) => sum + weight, 0)
const firstOf = (items: readonly Item[]) => (items.length === 0 ? undefined : Math.min(...items.map(({ at }) => at)))
