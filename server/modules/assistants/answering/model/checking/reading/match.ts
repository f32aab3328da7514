import type { CheckedSource } from '../checked-source'
import { type Figure, isSameFigure } from './figures'
import { ABOVE, type Passage, type Place, type SourceIndex } from './source-index'
import type { CodeMention, Item, Statement } from './statement'
import type { WordLookup } from './word-lookup'

/** A statement in one of its sources. */
export interface Match {
  items: readonly Item[]
  index: SourceIndex
  source: CheckedSource
  lookup: WordLookup
  /** Where the source has each item of the statement. */
  placesOf(item: Item): readonly Place[]
  isIn(item: Item, unit: number): boolean
  /** Whether an item stands where a word of the source begins. */
  isAt(item: Item, where: Omit<Place, 'clause'>): boolean
  /** The units that support the statement, the best first. */
  support: readonly number[]
}

/** A statement may join so many sentences, steps or rows. */
const MAX_SUPPORT = 4
/** What a further unit must add: more than a word that many units have. */
const MIN_GAIN = 2

export function matchStatement(statement: Statement, index: SourceIndex, lookup: WordLookup): Match {
  const { source } = index
  const places = new Map(statement.items.map((item) => [item, locate(item, index, lookup)]))
  const units = new Map([...places].map(([item, where]) => [item, new Set(where.map(({ unit }) => unit))]))
  const isIn = (item: Item, unit: number) => units.get(item)?.has(unit) ?? false
  return {
    items: statement.items,
    index,
    source,
    lookup,
    placesOf: (item) => places.get(item) ?? [],
    isIn,
    isAt: (item, { unit, column, at }) =>
      places.get(item)?.some((place) => place.unit === unit && place.column === column && place.at === at) ?? false,
    support: findSupport(statement.items, source, isIn),
  }
}

function locate(item: Item, index: SourceIndex, lookup: WordLookup): readonly Place[] {
  if (item.kind === 'word') return [...lookup.placesOf(item.word), ...item.names.flatMap(lookup.placesOfName)]
  return index.passages.flatMap((passage) => {
    const found = item.kind === 'code' ? codesIn(passage, item) : figuresAt(passage, item.figure, index)
    return found.map((at) => ({ unit: passage.unit, column: passage.column, clause: clauseAt(passage, at), at }))
  })
}

function codesIn({ spelled, labels }: Passage, { code, parts, isLabel }: CodeMention): readonly number[] {
  if (!isLabel || labels === undefined) {
    const whole = spelled.get(code) ?? []
    const isJoined = parts.length > 0 && parts.every((part) => spelled.has(part))
    return whole.length === 0 && isJoined ? parts.flatMap((part) => spelled.get(part) ?? []) : whole
  }
  const found = labels.flatMap((label) => (label.code === code ? label.at : []))
  // A letter that begins a text may be a word or a label.
  return found.length > 0 || code.length > 1 ? found : (spelled.get(code) ?? []).filter((at) => at === 0)
}

function figuresAt(passage: Passage, figure: Figure, index: SourceIndex): number[] {
  const printed = { named: namedFor(passage, index), isInTable: passage.column >= 0 }
  return passage.figures.flatMap((one) => (isSameFigure(one, figure, printed) ? one.at : []))
}

const clauseAt = ({ clauses }: Passage, at: number) =>
  Math.max(
    0,
    clauses.findIndex((span) => at < span.end),
  )

const namedByPassage = new WeakMap<Passage, ReadonlySet<string>>()

/** The units that are named for the bare figures of a passage: in itself, in a heading, in the title of its column or its row's name. */
function namedFor(passage: Passage, { passages }: SourceIndex): ReadonlySet<string> {
  const known = namedByPassage.get(passage)
  if (known) return known
  const cells = passages.filter(({ unit, column }) => unit === passage.unit && column >= 0)
  // A row is named by its first cell, and its unit may have a cell of its own.
  const naming = cells.filter(
    ({ words, figures, codes }, position) => position === 0 || words.length + figures.length + codes.length === 0,
  )
  const over = passages.filter(({ unit, column }) => unit === ABOVE && (column === -1 || column === passage.column))
  const named = new Set([passage, ...naming, ...over].flatMap((one) => [...one.named]))
  namedByPassage.set(passage, named)
  return named
}

/** Finds the units that say most of a statement; each further one says something that those before do not. */
function findSupport(
  items: readonly Item[],
  { units }: CheckedSource,
  isIn: (item: Item, unit: number) => boolean,
): number[] {
  const support: number[] = []
  const open = new Set(items)
  while (support.length < MAX_SUPPORT && open.size > 0) {
    // A further row is one more thing, which has to be named by its value.
    const counts = (item: Item) => support.length === 0 || units[0]?.kind !== 'row' || item.kind !== 'word'
    const gains = units.map((_, unit) =>
      [...open].reduce((sum, item) => sum + (isIn(item, unit) && counts(item) ? item.weight : 0), 0),
    )
    const gain = Math.max(...gains, 0)
    if (gain < (support.length === 0 ? Number.MIN_VALUE : MIN_GAIN)) break
    const best = gains.indexOf(gain)
    support.push(best)
    for (const item of open) if (isIn(item, best)) open.delete(item)
  }
  return support
}
