import { diffArrays } from 'diff'
import { stem } from '../../../../../../languages/text/stem'
import { ABOVE, type Passage, type SourceIndex } from './source-index'

/** A word or a value of a source. */
export interface Token {
  /** The same for all its forms. */
  key: string
  /** Values of one kind stand for each other: figures of a unit, codes, letters. */
  kind: string
  unit: number
  column: number
  /** Of several in a step or a cell. */
  sentence: number
  at: number
}

/** What one place says, and what another one says instead. */
export interface Pair {
  own: Token[]
  theirs: Token[]
}

export interface Comparison {
  /** What the two have in the place of each other. */
  pairs: Pair[]
  /** What only one of them says beside that. */
  apart: Pair
}

interface Cell {
  column: number
  tokens: readonly Token[]
}

/** Longer labels are words as well: "START". */
const MAX_LETTERS = 2
/** Longer sentences are not compared word by word. */
const MAX_TOKENS = 60
/** The share of the shorter one that two sentences of one matter have in common. */
const ALIKE = { many: 0.3, few: 0.5 }
const MANY = 3

const known = new WeakMap<SourceIndex, ReadonlyMap<number, readonly Cell[]>>()

/** The units of a source as tokens: a sentence is one cell. */
export function cellsOf(index: SourceIndex): ReadonlyMap<number, readonly Cell[]> {
  const cached = known.get(index)
  if (cached) return cached
  const units = new Map<number, Cell[]>()
  for (const passage of index.passages) {
    const cell = { column: passage.column, tokens: tokensOf(passage, index) }
    units.set(passage.unit, [...(units.get(passage.unit) ?? []), cell])
  }
  known.set(index, units)
  return units
}

/** The words of the headings and of the titles of columns. */
export const keysAbove = (index: SourceIndex): ReadonlySet<string> =>
  new Set((cellsOf(index).get(ABOVE) ?? []).flatMap(({ tokens }) => tokens.map(({ key }) => key)))

function tokensOf(
  { unit, column, plain, words, figures, codes, labels = [] }: Passage,
  { language }: SourceIndex,
): Token[] {
  const all = [
    ...words.map(({ word, at }) => ({ key: stem(word, language), kind: 'word', at })),
    ...figures.flatMap(({ text, at, unit: name = 'number', isLabel }) =>
      isLabel ? [] : { key: text, kind: name, at },
    ),
    ...codes.map(({ code, at }) => ({ key: code, kind: 'code', at })),
    ...labels.flatMap(({ code, at }) => (code.length <= MAX_LETTERS ? { key: code, kind: 'letter', at } : [])),
  ]
  return all
    .toSorted((one, other) => one.at - other.at)
    .map((token) => ({ ...token, unit, column, sentence: plain.slice(0, token.at).split(/[.;] /).length }))
}

/** What two rows, or two sentences of one matter, say in the place of each other. */
export function compare(own: readonly Cell[], theirs: readonly Cell[]): Comparison {
  const [text, other] = [own[0], theirs[0]]
  if (text?.column === -1 && other?.column === -1) return compareTexts(text.tokens, other.tokens)
  const pairs = own.flatMap(({ column, tokens }) => {
    const cell = theirs.find((one) => one.column === column)?.tokens ?? []
    return align(beyond(tokens, cell), beyond(cell, tokens))
  })
  return { pairs, apart: { own: [], theirs: [] } }
}

const beyond = (tokens: readonly Token[], others: readonly Token[]) =>
  tokens.filter(({ key }) => !others.some((other) => other.key === key))

/** Values of one kind for each other, and so words if they are as many; then the rest. */
function align(own: readonly Token[], theirs: readonly Token[]): Pair[] {
  const rest: Pair = { own: [], theirs: [] }
  const kinds = [...new Set([...own, ...theirs].map(({ kind }) => kind))]
  const aligned = kinds.flatMap((kind): Pair[] => {
    const mine = own.filter((token) => token.kind === kind)
    const others = theirs.filter((token) => token.kind === kind)
    if (mine.length === others.length)
      return mine.map((token, position) => ({ own: [token], theirs: others.slice(position, position + 1) }))
    if (mine.length > 0 && others.length > 0 && kind !== 'word') return [{ own: mine, theirs: others }]
    rest.own.push(...mine)
    rest.theirs.push(...others)
    return []
  })
  return [...aligned, rest]
}

/** What stands in two sentences between the same words. */
function compareTexts(own: readonly Token[], theirs: readonly Token[]): Comparison {
  const result: Comparison = { pairs: [], apart: { own: [], theirs: [] } }
  if (Math.max(own.length, theirs.length) > MAX_TOKENS) return result
  const changes = diffArrays<Token>([...own], [...theirs], { comparator: (one, other) => one.key === other.key })
  const common = changes.reduce((sum, { added, removed, count = 0 }) => sum + (added || removed ? 0 : count), 0)
  const alike = common / Math.min(own.length, theirs.length)
  if (alike < (common < MANY ? ALIKE.few : ALIKE.many)) return result
  for (const [position, { value, added, removed }] of changes.entries()) {
    const next = changes[position + 1]
    if (removed && next?.added) result.pairs.push(...align(beyond(value, theirs), beyond(next.value, own)))
    else if (removed) result.apart.own.push(...beyond(value, theirs))
    else if (added && !changes[position - 1]?.removed) result.apart.theirs.push(...beyond(value, own))
  }
  return result
}
