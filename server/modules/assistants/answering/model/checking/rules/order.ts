import type { Language } from '../../../../../../languages/language'
import type { Objection, Rule } from '../check-statement'
import { marksIn, type Span } from '../reading/clause-marks'
import type { Match } from '../reading/match'
import { ABOVE } from '../reading/source-index'
import type { Item, Statement } from '../reading/statement'

/** The least weight by which an action is recognised. */
const MIN_WEIGHT = 1
/** The share of the items of an action that have to stand together. */
const MIN_SHARE = 0.5

/** Actions in another order than the steps of the sources. */
export const order: Rule = (statement, matches) => {
  const claims = claimsIn(statement, statement.language)
  return claims
    .filter(([earlier, later]) => matches.some((match) => isReversed(earlier, later, statement, match)))
    .map(([, later]): Objection => ({ kind: 'order', text: statement.plain.slice(later.at, later.end).trim() }))
    .slice(0, 1)
}

interface Text {
  plain: string
  clauses: readonly Span[]
}

type Claim = readonly [earlier: Span, later: Span]

/** What a text says to be done earlier and later. */
function claimsIn(text: Text, language: Language): Claim[] {
  const { plain, clauses } = text
  const startsWith = (clause: Span, mark: 'before' | 'after' | 'next' | 'first') =>
    marksIn(plain, mark, language).some(
      ({ at }) =>
        at >= clause.at &&
        at < clause.end &&
        (mark === 'next' ||
          mark === 'first' ||
          /^\W*(?:(?:but|and|only|just|not|immediately|shortly|directly|y|und|et|e|en) )*\W*$/.test(
            plain.slice(clause.at, at),
          )),
    )
  const isStart = (position: number) =>
    position === 0 || /[.;:!?]\s*$/.test(plain.slice(0, clauses[position]?.at ?? 0).trimEnd())
  const main = (position: number) => (isStart(position) ? clauses[position + 1] : clauses[position - 1])
  /** "Nothing before that" is that before anything. */
  const isDenied = ({ at, end }: Span) => marksIn(plain.slice(at, end), 'negations', language).length > 0
  return clauses.flatMap((clause, position): Claim[] => {
    const other = main(position)
    if (startsWith(clause, 'before') && other) return [isDenied(other) ? [clause, other] : [other, clause]]
    if (startsWith(clause, 'after') && other) return [[clause, other]]
    const start = clauses.findLastIndex((_, before) => before < position && isStart(before))
    const first = clauses[start]
    if (startsWith(clause, 'next') && first && !isStart(position)) return [[{ at: first.at, end: clause.at }, clause]]
    return []
  })
}

function isReversed(earlier: Span, later: Span, { items }: Statement, match: Match): boolean {
  const inside = ({ at, end }: Span) => items.filter((item) => item.at >= at && item.at < end)
  const [first, second] = [inside(earlier), inside(later)]
  const [one, other] = [first.filter((item) => !hasWord(second, item)), second.filter((item) => !hasWord(first, item))]
  const [here, there] = [timesOf(one, match), timesOf(other, match)]
  const [earliest, latest] = [minBy(here), maxBy(there)]
  if (!earliest || !latest || (earliest.unit === latest.unit && !earliest.isOrdered)) return false
  return earliest.time > latest.time
}

const hasWord = (items: readonly Item[], { text }: Item) => items.some((item) => item.text === text)

/** When an action happens in the sources, as their steps follow each other; several times if it stands in several alike. */
function timesOf(items: readonly Item[], match: Match): Action[] {
  const total = items.reduce((sum, { weight }) => sum + weight, 0)
  const actions = actionsIn(match).map((action) => ({
    ...action,
    weight: items.reduce((sum, item) => sum + (isIn(item, action, match) ? item.weight : 0), 0),
  }))
  const most = Math.max(0, ...actions.map(({ weight }) => weight))
  if (most < MIN_WEIGHT || most < MIN_SHARE * total) return []
  return actions.filter(({ weight }) => weight === most)
}

const isIn = (item: Item, { unit, clause: { at, end } }: Action, match: Match) =>
  match.placesOf(item).some((place) => place.unit === unit && place.column === -1 && place.at >= at && place.at < end)

const label = /^\s*\(?(?:\d{1,2}|[a-z])[.)]\s/

interface Action {
  unit: number
  clause: Span
  time: number
  /** Whether words tell the order of its unit. */
  isOrdered: boolean
}

const minBy = (actions: readonly Action[]) => actions.toSorted((one, other) => one.time - other.time)[0]
const maxBy = (actions: readonly Action[]) => actions.toSorted((one, other) => other.time - one.time)[0]

function actionsIn({ index, source }: Match): Action[] {
  const texts = index.passages.filter(({ unit, column }) => unit !== ABOVE && column === -1)
  return texts.flatMap((text, position) => {
    const isStep = source.units[text.unit]?.kind === 'step' || label.test(text.plain)
    const claims = claimsIn(text, index.language)
    if (!isStep && claims.length === 0) return []
    const times = timesIn(text, claims)
    return text.clauses.map((clause) => ({
      unit: text.unit,
      clause,
      time: position + (times.get(clause) ?? 0) / (text.clauses.length + 1),
      isOrdered: claims.length > 0,
    }))
  })
}

/** The clauses in the order of what they say: as they stand, unless a word says otherwise. */
function timesIn({ clauses }: Text, claims: readonly Claim[]): ReadonlyMap<Span, number> {
  const times = new Map<Span, number>(clauses.map((clause, position) => [clause, position]))
  for (const [earlier, later] of claims) {
    const [one = 0, other = 0] = [times.get(earlier), times.get(later)]
    if (times.has(earlier) && times.has(later) && one >= other) times.set(earlier, other - 0.5)
  }
  return times
}
