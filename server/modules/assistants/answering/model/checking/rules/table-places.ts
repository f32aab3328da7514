import type { Objection, Rule } from '../check-statement'
import type { Match } from '../reading/match'
import { ABOVE, type Passage } from '../reading/source-index'
import type { Item, Statement } from '../reading/statement'
import { misplacedColumns } from './table-columns'

/** Items of the statement that may be another thing in the table: less is chance. */
const MIN_WEIGHT = 2.5
/** The share of the words of a cell from which on it is named. */
const NAMED = 0.6
/** Counted things are many in a table. */
const MIN_VALUE = 10

/** Items that a table says of another row or column than the one that the statement is about. */
export const tablePlaces: Rule = (statement, matches) =>
  matches.flatMap((match) => {
    const rows = match.source.units.flatMap(({ kind, cells }, unit) => (kind === 'row' && cells ? [unit] : []))
    if (rows.length === 0) return []
    const elsewhere = (item: Item) => matches.some((other) => other !== match && other.placesOf(item).length > 0)
    return checkTable(statement, match, rows, elsewhere)
  })

function checkTable(
  { items, opposites }: Statement,
  match: Match,
  rows: readonly number[],
  isElsewhere: (item: Item) => boolean,
): Objection[] {
  const used: number[] = []
  let open = items.filter((item) => !isElsewhere(item) && match.placesOf(item).some(({ unit }) => unit !== ABOVE))
  const isAbove = (item: Item) => match.placesOf(item).some(({ unit }) => unit === ABOVE)
  const all = open
  const objections: Objection[] = []
  const main = bestRow(rows, open, match)
  if (main === undefined) return []
  used.push(main)
  open = open.filter((item) => !match.isIn(item, main) && !isAbove(item))
  while (open.length > 0) {
    const next = furtherRow(
      rows.filter((row) => !used.includes(row)),
      { open, all, main },
      match,
    )
    if (next === undefined) break
    const further = open.filter((item) => match.isIn(item, next))
    open = open.filter((item) => !further.includes(item))
    if (isMixed(all, [main, next], match))
      objections.push({ kind: 'place', text: further.map(({ text }) => text).join(', ') })
    used.push(next)
  }
  return [...objections, ...misplacedColumns({ items: all, opposites }, match, used)].slice(0, 1)
}

/** The row with most of the items; of several, the one of which a cell is named most. */
function bestRow(rows: readonly number[], items: readonly Item[], match: Match): number | undefined {
  const weight = (row: number) =>
    items.reduce((sum, item) => sum + (match.isIn(item, row) ? (isWhole(item, row, match) ? 1 : weightOf(item)) : 0), 0)
  const ranked = rows
    .map((row) => ({ row, weight: weight(row) + shareNamed(items, row, match).share / 10 }))
    .toSorted((one, other) => other.weight - one.weight)
  return ranked[0] && ranked[0].weight > 0 ? ranked[0].row : undefined
}

/** The row that most of what the main row lacks is about. */
function furtherRow(
  rows: readonly number[],
  { open, all, main }: { open: readonly Item[]; all: readonly Item[]; main: number },
  match: Match,
): number | undefined {
  const ranked = rows
    .flatMap((row) => {
      const further = open.filter((item) => match.isIn(item, row))
      if (further.length === 0 || !isFurther(further, all, [main, row], match)) return []
      const weight = further.reduce((sum, item) => sum + weightOf(item), 0)
      return [{ row, weight: weight + shareNamed(all, row, match).share / 10 }]
    })
    .toSorted((one, other) => other.weight - one.weight)
  return ranked[0]?.row
}

const weightOf = (item: Item) => (item.kind === 'word' || isValue(item) ? item.weight : 0.5)

const isValue = (item: Item) =>
  item.kind === 'code' ||
  (item.kind === 'figure' &&
    (item.figure.unit !== undefined ||
      item.figure.readings.some((reading) => reading >= MIN_VALUE || reading % 1 !== 0)))

/** A number that is all that a cell says, such as that of a fuse. */
const isWhole = (item: Item, row: number, match: Match) =>
  item.kind === 'figure' &&
  columnsOf(item, row, match).some((column) =>
    match.index.passages.some(
      (one) => one.unit === row && one.column === column && one.words.length === 0 && one.figures.length === 1,
    ),
  )

/** The share of the words of a cell that the items name. */
function shareOf({ unit, column, words }: Passage, items: readonly Item[], match: Match): number {
  const said = words.filter(({ at }) => items.some((item) => match.isAt(item, { unit, column, at })))
  return words.length === 0 ? 0 : said.length / words.length
}

/** The cell of a row of which the items name the largest share. */
function shareNamed(items: readonly Item[], row: number, match: Match): { share: number; column: number } {
  const cells = match.index.passages.filter(({ unit, column }) => unit === row && column >= 0)
  const shares = cells.map((cell) => ({ column: cell.column, share: shareOf(cell, items, match) }))
  return shares.toSorted((one, other) => other.share - one.share)[0] ?? { share: 0, column: -1 }
}

/** Whether items that the row of the statement lacks are another row, rather than words by chance. */
function isFurther(
  further: readonly Item[],
  items: readonly Item[],
  [main, row]: readonly [number, number],
  match: Match,
): boolean {
  if (further.some((item) => isValue(item) || isWhole(item, row, match))) return true
  const weight = further.reduce((sum, item) => sum + weightOf(item), 0)
  if (weight >= MIN_WEIGHT) return true
  const { share, column } = shareNamed(items, row, match)
  if (share >= 1 || (weight >= 1 && share >= NAMED)) return true
  return shareDistinct(row, main, column) === 1 && shareDistinct(main, row, column) === 0

  /** The share of the words of a cell that are not in that of another row, and are said. */
  function shareDistinct(of: number, than: number, at: number): number {
    const cell = (unit: number) => match.index.passages.find((one) => one.unit === unit && one.column === at)
    const others = new Set(cell(than)?.words.map(({ word }) => word))
    const own = (cell(of)?.words ?? []).filter(({ word }) => !others.has(word))
    const said = own.filter((one) => items.some((item) => match.isAt(item, { unit: of, column: at, at: one.at })))
    return own.length === 0 ? -1 : said.length / own.length
  }
}

/** Whether two rows are mixed: what one of them gives stands beside what the other one is called. */
function isMixed(items: readonly Item[], [one, other]: readonly [number, number], match: Match): boolean {
  const columns = (row: number, than: number) =>
    items.flatMap((item): [Item, number][] => {
      if (!match.isIn(item, row) || match.isIn(item, than)) return []
      const found = columnsOf(item, row, match)
      return found.map((column) => [item, column])
    })
  const [inOne, inOther] = [plainly(columns(one, other)), plainly(columns(other, one))]
  const [ofOne, ofOther] = [new Set(inOne.values()), new Set(inOther.values())]
  if (ofOne.size === 0 || ofOther.size === 0) return false
  // What the row is itself called may be called so by a row above it, too.
  if ([...ofOther].every((column) => isNamed(one, column))) return false
  const common = [...ofOne].filter((column) => ofOther.has(column))
  if (common.length === 0) return true
  const onlyOne = [...ofOne].filter((column) => !ofOther.has(column))
  const onlyOther = [...ofOther].filter((column) => !ofOne.has(column))
  if (ofOther.size === 1 && onlyOther.length === 0 && isUnsaid(other, one, onlyOne)) return true
  if (ofOne.size === 1 && onlyOne.length === 0 && isUnsaid(one, other, onlyOther)) return true
  return isSwapped(inOne, inOther, common) || isNameless(inOther, other) || isNameless(inOne, one)

  /** Whether a cell of words is told. */
  function isNamed(row: number, column: number): boolean {
    const cell = match.index.passages.find((passage) => passage.unit === row && passage.column === column)
    return cell !== undefined && shareOf(cell, items, match) >= NAMED
  }

  /** Whether only values of a row are said, and none of the words that name it. */
  function isNameless(said: ReadonlyMap<Item, number>, row: number): boolean {
    if ([...said.keys()].some(({ kind }) => kind === 'word')) return false
    const others = [...(said === inOther ? inOne : inOther).keys()].map(kindOf)
    if (![...said.keys()].some((item) => others.includes(kindOf(item)))) return false
    return columnsWith(row).some(({ column, words }) => {
      const own = words.filter(({ word }) => !textIn(row === one ? other : one, column).includes(word))
      return own.length > 0 && [...said.values()].includes(column)
    })
  }

  function columnsWith(row: number) {
    return match.index.passages.filter(({ unit, column }) => unit === row && column >= 0)
  }

  /** Whether a row has something else in one of the columns, which is not said. */
  function isUnsaid(row: number, than: number, among: readonly number[]): boolean {
    return among.some((column) => {
      const text = textIn(row, column)
      return (
        text !== '' &&
        text !== textIn(than, column) &&
        !items.some((item) => columnsOf(item, row, match).includes(column))
      )
    })
  }

  function textIn(row: number, column: number): string {
    return match.index.passages.find((passage) => passage.unit === row && passage.column === column)?.plain ?? ''
  }
}

/** Without the items that stand in several columns, unless there are no others. */
function plainly(placed: readonly [Item, number][]): ReadonlyMap<Item, number> {
  const single = placed.filter(([item]) => placed.filter(([other]) => other === item).length === 1)
  return new Map(single.length > 0 ? single : placed)
}

const kindOf = (item: Item) => (item.kind === 'figure' ? (item.figure.unit ?? 'number') : item.kind)

const columnsOf = (item: Item, row: number, match: Match): number[] => [
  ...new Set(match.placesOf(item).flatMap(({ unit, column }) => (unit === row ? column : []))),
]

/** Whether the names of two rows are in another order in the statement than what the rows give. */
function isSwapped(
  one: ReadonlyMap<Item, number>,
  other: ReadonlyMap<Item, number>,
  common: readonly number[],
): boolean {
  const group = (column: number) => (common.includes(column) ? column : -1)
  const groups = new Set([...one.values(), ...other.values()].map(group))
  const signs = [...groups].flatMap((of) => {
    const [mine, theirs] = [one, other].map((items) =>
      meanAt([...items].filter(([, column]) => group(column) === of).map(([item]) => item)),
    )
    return mine === undefined || theirs === undefined ? [] : Math.sign(mine - theirs)
  })
  return new Set(signs).size > 1
}

function meanAt(items: readonly Item[]): number | undefined {
  return items.length === 0 ? undefined : items.reduce((sum, { at }) => sum + at, 0) / items.length
}
