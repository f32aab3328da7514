import type { Language } from '../../../../../../languages/language'
import type { Objection, Rule } from '../check-statement'
import type { Match } from '../reading/match'
import { type Polarity, polarityOf } from '../reading/polarity'
import { ABOVE, type Passage } from '../reading/source-index'
import type { Item, Statement, WordMention } from '../reading/statement'

/** The share of the words of a denial that a statement of the same has. */
const MIN_SHARE = 0.5
/** The weight of the words that a statement has to share with a clause to be about the same. */
const MIN_SHARED = 2

/** The share of a clause that may be about the same in other words. */
const MOSTLY = 0.7

/** What the statement says although the sources deny it, or denies although they say it. */
export const negations: Rule = (statement, matches) => {
  const own = polarityOf(statement, statement.language)
  const theirs = matches.flatMap(clausesOf)
  const objections = own.flatMap((one): Objection[] => {
    const { at, end } = one.clause
    const items = wordsIn(statement, at, end)
    if (items.length === 0) return []
    const isWrong = one.isContinued
      ? false
      : one.isDenied && !one.isLimit
        ? isAdded(one, items, theirs, matches)
        : isDropped(one, items, statement, own, theirs)
    return isWrong ? [{ kind: 'negation', text: statement.plain.slice(at, end).trim() }] : []
  })
  return objections.slice(0, 1)
}

const wordsIn = ({ items }: Statement, from: number, to: number) =>
  items.filter((item): item is WordMention => item.kind === 'word' && item.at >= from && item.at < to)

interface SourceClause extends Polarity {
  passage: Passage
  match: Match
}

const read = new WeakMap<Passage, readonly Polarity[]>()

function clausesOf(match: Match): SourceClause[] {
  return match.index.passages.flatMap((passage) => {
    if (passage.unit === ABOVE) return []
    const known = read.get(passage) ?? polarityOf(passage, match.index.language)
    read.set(passage, known)
    return known.map((one) => ({ ...one, passage, match }))
  })
}

const isIn = (item: Item, { match, passage, clause }: SourceClause) =>
  match
    .placesOf(item)
    .some(
      ({ unit, column, at }) =>
        unit === passage.unit && column === passage.column && at >= clause.at && at < clause.end,
    )

const weightOf = (items: readonly Item[]) => items.reduce((sum, { weight }) => sum + weight, 0)

/** Whether the sources say, and never deny or restrict, what a clause denies. */
function isAdded(
  own: Polarity,
  items: readonly WordMention[],
  clauses: readonly SourceClause[],
  matches: readonly Match[],
): boolean {
  if (own.isCondition) return false
  // "Not before" and "only after" are the same; "not before" and "before" are not.
  if (own.condition && !clauses.some((one) => isSameCondition(own, one) && items.some((item) => isIn(item, one))))
    return false
  const sharedWith = (one: SourceClause) => weightOf(items.filter((item) => isIn(item, one)))
  const denials = clauses.filter((one) => one.isDenied || one.isRestricted)
  const mostDenied = Math.max(0, ...denials.map(sharedWith))
  if (mostDenied > 0 && clauses.every((one) => sharedWith(one) <= mostDenied)) return false
  const denied = items.find((item) => item.at >= own.deniedAt && item.role !== 'property') ?? items.at(-1)
  // The title of a column says what its figures are of.
  if (denials.length === 0 && denied !== undefined && matches.some((match) => match.placesOf(denied).length > 0))
    return true
  return clauses.some((one) => {
    if (denied === undefined || !isIn(denied, one)) return false
    // What only a denial says is not said.
    if (one.isDenied || one.isRestricted) return false
    const shared = sharedWith(one)
    return shared >= Math.min(MIN_SHARED, weightOf(items)) && shared >= MIN_SHARE * weightOf(items)
  })
}

/** Whether two clauses depend on what is before, or after, them. A restriction turns round what it restricts. */
const isSameCondition = (one: Polarity, other: Polarity) =>
  one.condition !== undefined && one.condition !== 'restriction' && one.condition === other.condition

/** Whether the sources deny what a clause says, and nowhere say it. */
function isDropped(
  own: Polarity,
  items: readonly Item[],
  statement: Statement,
  ownClauses: readonly Polarity[],
  clauses: readonly SourceClause[],
): boolean {
  const isConditional = ownClauses.some((one) => one.isRestricted || one.condition)
  return clauses.some((denial) => {
    if (!denial.isDenied || (denial.isLimit && (own.isLimit || !own.hasComparison))) return false
    if (denial.condition && isConditional && !isSameCondition(own, denial)) return false
    const { words, said } = saidOf(denial, statement)
    if (said.length < MIN_SHARE * words.length) return false
    const deniers = statement.items.filter((item) => isIn(item, denial))
    const verbs = verbsOf(denial, words, statement.language)
    const shared = weightOf(items.filter((item) => isIn(item, sentenceOf(denial))))
    const isSameAction = own.isPermitted || items.some((item) => verbs.some(({ at }) => isAt(item, at, denial)))
    if (!isSameAction && shared < MOSTLY * weightOf(items)) return false
    if (shared < MIN_SHARED && said.length < words.length) return false
    if (ownClauses.some((one) => one.isDenied && deniers.some(({ at }) => at >= one.clause.at && at < one.clause.end)))
      return false
    const denied = deniers.filter((item) => items.some((own) => own === item))
    const isBest = denial.match.support[0] === denial.passage.unit
    return !clauses.some(
      (one) =>
        !one.isDenied &&
        (!isBest || one.passage.unit === denial.passage.unit) &&
        denied.every((item) => isIn(item, one)),
    )
  })
}

/** A clause with all of its sentence, of which the subject may stand in another clause. */
function sentenceOf(clause: SourceClause): SourceClause {
  const { plain } = clause.passage
  const { at, end } = clause.clause
  const before = plain.slice(0, at).search(/[.;:]\s(?!.*[.;:]\s)/)
  const after = plain.slice(end).search(/[.;:](?:\s|$)/)
  return { ...clause, clause: { at: before + 1, end: after === -1 ? plain.length : end + after } }
}

/** Languages in which the verb may be anywhere in a clause. */
const free: ReadonlySet<Language> = new Set(['de', 'nl'])

/** The words of a denial of which one is its verb, after what denies it; in another language it may be unknown. */
function verbsOf({ deniedAt, match: { index } }: SourceClause, words: readonly { at: number }[], language: Language) {
  const isFree = free.has(index.language) || language !== index.language
  if (isFree) return words
  const after = words.filter(({ at }) => at >= deniedAt)
  return (after.length > 0 ? after : words).slice(0, 2)
}

const isAt = (item: Item, at: number, { match, passage: { unit, column } }: SourceClause) =>
  match.isAt(item, { unit, column, at })

/** The words of a clause, and those of them that the statement has. */
function saidOf(clause: SourceClause, { items }: Statement) {
  const words = clause.passage.words.filter(({ at }) => at >= clause.clause.at && at < clause.clause.end)
  return { words, said: words.filter(({ at }) => items.some((item) => isAt(item, at, clause))) }
}
