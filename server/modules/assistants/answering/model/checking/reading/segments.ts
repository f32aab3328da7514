import { positionIn, type Span } from './clause-marks'
import type { Figure } from './figures'
import type { Passage } from './source-index'
import type { CodeMention, FigureMention } from './statement'

export type Value = FigureMention | CodeMention

/**
 * Values of one kind may be taken for each other: figures of one unit, numbers of what is named before them, codes of one form.
 * A word in capitals has no kind.
 */
export function kindOf(value: Value, plain: string): string | undefined {
  if (value.kind === 'code') return value.isLabel ? undefined : formOf(value.code)
  return kindOfFigure(value.figure, plain)
}

function kindOfFigure({ unit, isCount, at }: Figure, plain: string): string | undefined {
  if (unit !== undefined) return unit
  if (isCount) return 'count'
  const before = /(\p{L}{3,})\.? $/u.exec(plain.slice(0, at))?.[1]
  return before === undefined ? undefined : `number of ${before}`
}

/** Orders are numbered apart from quotes, "SO-1042" and "Q-1007". */
const formOf = (code: string) => (/^\p{L}+\d+$/u.test(code) ? code : code.replace(/\p{L}/gu, 'a')).replace(/\d/g, '0')

/** What a text says of a value, or of several in a row. */
export interface Segment extends Span {
  unit: number
  /** Where the values are. */
  values: readonly number[]
  /** What is said of all values of the text. */
  shared: readonly Span[]
}

/** From so many on, what is before the first value is of all. */
const MIN_LIST = 3
const together = /^[\s,()]*(?:and|or|to|y|e|o|u|et|ou|und|oder|bis|a|en|of|tot|och|eller|ja|tai|og|-|\/|x)?[\s,()]*$/

/** A text divided by its values of a kind: each with its clause, and those before it that have none. */
export function segmentsIn(passage: Passage, kind: string): Segment[] {
  const { unit, plain, clauses } = passage
  const groups = groupsOf(valuesIn(passage, kind), plain)
  const bounds = groups.map((group) => ({
    start: clauses[positionIn(clauses, group[0]?.at ?? 0)]?.at ?? 0,
    end: clauses[positionIn(clauses, group.at(-1)?.at ?? 0)]?.end ?? plain.length,
  }))
  const first = bounds[0]?.start ?? 0
  const last = bounds.at(-1)?.end ?? plain.length
  const isList = groups.length >= MIN_LIST || plain.slice(0, first).trimEnd().endsWith(':')
  const shared = [...(isList ? [{ at: 0, end: first }] : []), { at: last, end: plain.length }]
  return groups.map((group, position) => ({
    unit,
    at: position === 0 ? (isList ? first : 0) : (bounds[position - 1]?.end ?? 0),
    end: bounds[position]?.end ?? plain.length,
    values: group.map(({ at }) => at),
    shared,
  }))
}

function valuesIn({ figures, codes, plain }: Passage, kind: string): Span[] {
  return [
    ...codes.filter(({ code }) => formOf(code) === kind),
    ...figures.filter((figure) => !figure.isLabel && kindOfFigure(figure, plain) === kind),
  ]
}

/** Values that follow each other with nothing said between them: "21 and 22", "10 to 12". */
function groupsOf(values: readonly Span[], plain: string): Span[][] {
  const groups: Span[][] = []
  for (const value of values) {
    const before = groups.at(-1)?.at(-1)
    if (before && together.test(plain.slice(before.end, value.at))) groups.at(-1)?.push(value)
    else groups.push([value])
  }
  return groups
}
