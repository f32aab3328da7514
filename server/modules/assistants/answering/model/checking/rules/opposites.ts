import type { Objection, Rule } from '../check-statement'
import { marksIn, positionIn, type Span } from '../reading/clause-marks'
import type { Match } from '../reading/match'
import type { OppositeMention } from '../reading/opposite-mentions'
import { ABOVE, type Passage } from '../reading/source-index'
import type { Item, Statement } from '../reading/statement'

/** Opposites of what the sources say: "left" where they say "right", or of two pairs not those that they say together. */
export const opposites: Rule = (statement, matches) =>
  statement.opposites
    .filter((mention) => matches.some((match) => isReversed(mention, statement, match)))
    .map((mention): Objection => ({ kind: 'opposite', text: statement.plain.slice(mention.at, mention.end) }))
    .slice(0, 1)

const isOpposite = (one: OppositeMention, other: OppositeMention) => one.pair === other.pair && one.side !== other.side
const isSame = (one: OppositeMention, other: OppositeMention) => one.pair === other.pair && one.side === other.side

function isReversed(mention: OppositeMention, statement: Statement, match: Match): boolean {
  const near = match.index.passages.filter(({ unit }) => unit === ABOVE || match.support.includes(unit))
  if (mention.isRelation) return isRelatedElse(mention, statement, near, match)
  if (isPairedElse(mention, statement, match)) return true
  if (statement.opposites.some((other) => isOpposite(mention, other))) return false
  const around = match.index.passages.filter(
    ({ unit }) => unit === ABOVE || match.support.some((one) => Math.abs(one - unit) <= 1),
  )
  const fits = (passages: readonly Passage[], is: typeof isSame) =>
    passages.flatMap((passage) =>
      passage.opposites
        .filter((other) => is(mention, other))
        .map((other) => fitOf(mention, statement, other, passage, match)),
    )
  // The clause that is most like that of the statement decides; a heading is of all.
  const [same, opposite] = [Math.max(-1, ...fits(around, isSame)), Math.max(-1, ...fits(near, isOpposite))]
  return opposite > 0 && opposite > same
}

/** The weight of what a clause of the statement shares with one of the source, unless only one of them is denied. */
function fitOf(
  mention: OppositeMention,
  statement: Statement,
  other: OppositeMention,
  passage: Passage,
  match: Match,
): number {
  if (passage.unit === ABOVE) return other.side === mention.side ? Number.POSITIVE_INFINITY : 0
  const [own, theirs] = [clauseOf(statement, mention.at), clauseOf(passage, other.at)]
  if (!own || !theirs) return 0
  const isDenied = ({ plain }: { plain: string }, { at, end }: Span, language: Statement['language']) =>
    marksIn(plain.slice(at, end), 'negations', language).length % 2 === 1
  if (isDenied(statement, own, statement.language) !== isDenied(passage, theirs, match.index.language)) return 0
  const others = statement.items.filter((item) => item.at < mention.at || item.at >= mention.end)
  const inClause = others.filter(({ at }) => at >= own.at && at < own.end)
  const isNear = (item: Item) =>
    match
      .placesOf(item)
      .some(
        ({ unit, column, at }) =>
          unit === passage.unit && column === passage.column && (at < other.at || at >= other.end),
      )
  const shared = (inClause.length > 0 ? inClause : others).filter(isNear)
  return shared.reduce((sum, { weight }) => sum + weight, 0)
}

const clauseOf = ({ clauses }: { clauses: readonly Span[] }, at: number) => clauses[positionIn(clauses, at)]

/** Whether the source joins this opposite with the other side of another pair: "clockwise to raise, counterclockwise to lower". */
function isPairedElse(mention: OppositeMention, statement: Statement, match: Match): boolean {
  const partners = partnersOf(mention, statement)
  const clauses = match.index.passages.flatMap((passage) =>
    passage.clauses.map(({ at, end }) => passage.opposites.filter((one) => one.at >= at && one.at < end)),
  )
  const isSaid = clauses.some((mentions) => mentions.some((own) => isSame(mention, own)))
  return partners.some(
    (partner) =>
      isSaid &&
      !areTogether(
        clauses,
        (one) => isSame(mention, one),
        (one) => isSame(partner, one),
      ) &&
      areTogether(
        clauses.filter((mentions) => !mentions.some((one) => isSame(mention, one) || isOpposite(partner, one))),
        (one) => isOpposite(mention, one),
        (one) => isSame(partner, one),
      ),
  )
}

type Test = (mention: OppositeMention) => boolean

const areTogether = (texts: readonly (readonly OppositeMention[])[], one: Test, other: Test) =>
  texts.some((mentions) => mentions.some(one) && mentions.some(other))

/** Sides of other pairs in the same part of the sentence, each of which is said once: "to raise it, turn it clockwise". */
function partnersOf(mention: OppositeMention, { plain, opposites: all }: Statement): OppositeMention[] {
  const partOf = (at: number) => plain.slice(0, at).split(/[.;] /).length
  const isOnce = ({ pair, at }: OppositeMention) => !all.some((one) => one.pair === pair && one.at !== at)
  // "Avant" is "before" rather than "front".
  const relates = ({ at }: OppositeMention) => all.some((one) => one.isRelation && one.at === at)
  return all.filter(
    (one) =>
      !relates(one) && one.at !== mention.at && isOnce(one) && isOnce(mention) && partOf(one.at) === partOf(mention.at),
  )
}

/** Whether the source says the other relation of the same thing: "without the filter", "with the filter". */
function isRelatedElse(
  mention: OppositeMention,
  { items, clauses }: Statement,
  near: readonly Passage[],
  match: Match,
): boolean {
  const clause = clauseOf({ clauses }, mention.at)
  const next = items.find(({ at }) => at >= mention.end && (!clause || at < clause.end + 1))
  if (!next) return false
  const follows = (passage: Passage, { end }: OppositeMention) =>
    match
      .placesOf(next)
      .some(
        (place) =>
          place.unit === passage.unit &&
          place.column === passage.column &&
          place.at >= end &&
          isNextContent(passage, end, place.at),
      )
  const says = (is: typeof isSame) =>
    near.some((passage) => passage.opposites.some((other) => is(mention, other) && follows(passage, other)))
  return says(isOpposite) && !says(isSame)
}

function isNextContent({ words, figures, codes }: Passage, from: number, at: number): boolean {
  return ![...words, ...figures, ...codes].some((one) => one.at >= from && one.at < at)
}
