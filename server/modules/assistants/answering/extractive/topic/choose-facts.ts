import type { FactKind, TopicFact } from './topic-fact'

/** Those of one kind that are written, and those that are only counted, with their pages. */
export interface ChosenFacts {
  kind: FactKind
  shown: TopicFact[]
  left: TopicFact[]
}

/** So many lines can be read at a glance. */
export const MAX_LINES = 12
/** What is said by one kind alone. */
const LIMITS: Partial<Record<FactKind, number>> = {
  value: 6,
  table: 1,
  task: 6,
  statement: 4,
  fault: 4,
  detail: 4,
  section: 4,
  part: 3,
}
const MIN_VALUES = 1
/** The steps of a procedure have figures, too, but those are read there. */
const OF_STEP = 2
/** A table takes the room of so many rows. */
const ROWS_PER_LINE = 4

/** Gives each kind of fact a line in turn until the sheet is full, so that none is crowded out by another. */
export function chooseFacts(facts: readonly TopicFact[], maxLines = MAX_LINES): ChosenFacts[] {
  const hasValues = facts.filter(({ kind }) => kind === 'value' || kind === 'table').length >= MIN_VALUES
  const worth = facts.filter(({ kind, rank = 0 }) => kind !== 'statement' || rank < OF_STEP || !hasValues)
  const kinds = Object.keys(LIMITS).filter((kind): kind is FactKind => worth.some((fact) => fact.kind === kind))
  const ofKind = (kind: FactKind) => worth.filter((fact) => fact.kind === kind)
  const counts = new Map<FactKind, number>(kinds.map((kind) => [kind, 0]))
  let lines = 0
  for (let isFull = false; !isFull && lines < maxLines; ) {
    isFull = true
    for (const kind of kinds) {
      const count = counts.get(kind) ?? 0
      const next = ofKind(kind)[count]
      if (!next || count >= (LIMITS[kind] ?? 0) || lines >= maxLines) continue
      counts.set(kind, count + 1)
      lines += linesOf(next, count)
      isFull = false
    }
  }
  return kinds.map((kind) => {
    const all = ofKind(kind)
    const count = counts.get(kind) ?? 0
    return { kind, shown: all.slice(0, count), left: all.slice(count) }
  })
}

/** All links to sections are in one line. */
function linesOf({ kind, units }: TopicFact, before: number): number {
  if (kind === 'table') return Math.ceil(units.length / ROWS_PER_LINE)
  return kind === 'section' && before > 0 ? 0 : 1
}
