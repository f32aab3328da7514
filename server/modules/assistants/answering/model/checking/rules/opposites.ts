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
  if (around.some((passage) => passage.opposites.some((other) => isSame(mention, other)))) return false
  return near.some(
    (passage) =>
      passage.unit !== ABOVE &&
      passage.opposites.some(
        (other) => isOpposite(mention, other) && isOfSame(mention, statement, other, passage, match),
      ),
  )
}

/** Whether a clause of the source is about what the clause of the statement is about, and denies it or not as that does. */
function isOfSame(
  mention: OppositeMention,
  statement: Statement,
  other: OppositeMention,
  passage: Passage,
  match: Match,
): boolean {
  const [own, theirs] = [clauseOf(statement, mention.at), clauseOf(passage, other.at)]
  if (!own || !theirs) return false
  const isDenied = ({ plain }: { plain: string }, { at, end }: Span, language: Statement['language']) =>
    marksIn(plain.slice(at, end), 'negations', language).length % 2 === 1
  if (isDenied(statement, own, statement.language) !== isDenied(passage, theirs, match.index.language)) return false
  const others = statement.items.filter((item) => item.at < mention.at || item.at >= mention.end)
  const inClause = others.filter(({ at }) => at >= own.at && at < own.end)
  const isNear = (item: Item) =>
    match
      .placesOf(item)
      .some(
        ({ unit, column, at }) =>
          unit === passage.unit && column === passage.column && (at < other.at || at >= other.end),
      )
  return inClause.some(isNear) || (inClause.length === 0 && others.some(isNear))
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

/** Sides of other pairs in the same clause, or in a condition of it in the same part of the sentence. */
function partnersOf(mention: OppositeMention, statement: Statement): OppositeMention[] {
  const { plain, language } = statement
  const partOf = (at: number) => plain.slice(0, at).split(/[.;] /).length
  const own = statement.opposites.filter(({ pair }) => pair === mention.pair)
  const clause = clauseOf(statement, mention.at)
  return statement.opposites.filter((one) => {
    if (one.isRelation || own.some(({ at }) => at === one.at) || partOf(one.at) !== partOf(mention.at)) return false
    const its = clauseOf(statement, one.at)
    const isCondition =
      its &&
      /^\W*$/.test(
        plain.slice(its.at, marksIn(plain, 'conditions', language).find(({ at }) => at >= its.at)?.at ?? its.end),
      )
    return its === clause || isCondition
  })
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
