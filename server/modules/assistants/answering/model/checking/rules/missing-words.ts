import type { Rule } from '../check-statement'
import { marksIn } from '../reading/clause-marks'
import type { Match } from '../reading/match'
import { ABOVE } from '../reading/source-index'
import type { Statement, WordMention } from '../reading/statement'

/**
 * How much each sign speaks against a statement: weights of a logistic regression over about 600 statements that were made for
 * passages of 30 manuals, true and false ones and true ones of other passages.
 */
const WEIGHTS = { share: 3.73, run: 0.39, row: -0.63, foreign: -1.18, value: -1.03, short: 3.78, unknown: -0.43 }
/** Above it, about one of fifty true statements is objected to. */
const MAX_RISK = 1.9
/** The part of its weight that a word counts as missing if only other units of the passage have it. */
const ELSEWHERE = 0.5
/** A statement of so many words shares one of them with its source, also in another language. */
const MIN_WORDS = 3
const MAX_RUN = 4
const MAX_VALUES = 2

/** Words that the sources do not have where they support the statement, as far as a few others may be expected in its place. */
export const missingWords: Rule = (statement, matches) => {
  const words = judgedWords(statement, matches)
  const missing = words.filter((word) => (word.missing ?? 0) > 0)
  const sharesNothing =
    words.length >= MIN_WORDS &&
    statement.items.every((item) => matches.every((match) => match.placesOf(item).length === 0))
  const isBeyond = sharesNothing || (missing.length > 0 && riskOf(statement, words, matches) > MAX_RISK)
  return isBeyond ? [{ kind: 'word', text: missing.map(({ item }) => item.word).join(', ') }] : []
}

interface JudgedWord {
  item: WordMention
  /** The part that is missing, from 0 to 1; undefined where the sources cannot be expected to have the word. */
  missing: number | undefined
}

function judgedWords({ items, plain, language }: Statement, matches: readonly Match[]): JudgedWord[] {
  const onPage = marksIn(plain, 'onPage', language)
  const near = matches.map(unitsNear)
  return items.flatMap((item): JudgedWord[] => {
    if (item.kind !== 'word' || onPage.some(({ at }) => at === item.at)) return []
    const places = matches.map((match) => match.placesOf(item))
    if (places.some((where, at) => where.some(({ unit }) => near[at]?.has(unit)))) return [{ item, missing: 0 }]
    if (places.some((where) => where.length > 0)) return [{ item, missing: ELSEWHERE }]
    return [{ item, missing: matches.some(({ lookup }) => lookup.isKnown(item.word)) ? 1 : undefined }]
  })
}

/** The units with the one before and after each, which may name what they are about; a row stands alone. */
function unitsNear({ support, source }: Match): ReadonlySet<number> {
  const around = hasRow({ support, source }) ? [0] : [-1, 0, 1]
  return new Set([ABOVE, ...support.flatMap((unit) => around.map((by) => unit + by).filter((one) => one >= 0))])
}

const hasRow = ({ support, source }: Pick<Match, 'support' | 'source'>) =>
  support.some((unit) => source.units[unit]?.kind === 'row')

function riskOf({ items, language }: Statement, words: readonly JudgedWord[], matches: readonly Match[]): number {
  const judged = words.filter(({ missing }) => missing !== undefined)
  const total = judged.reduce((sum, { item }) => sum + item.weight, 0)
  const lost = judged.reduce((sum, { item, missing = 0 }) => sum + item.weight * missing, 0)
  const values = items.filter(({ kind }) => kind !== 'word').length
  return (
    WEIGHTS.share * (lost / Math.max(0.5, total)) +
    WEIGHTS.run * Math.min(MAX_RUN, longestRun(words)) +
    (matches.some(hasRow) ? WEIGHTS.row : 0) +
    (matches.every(({ index }) => index.language !== language) ? WEIGHTS.foreign : 0) +
    WEIGHTS.value * Math.min(MAX_VALUES, values) +
    WEIGHTS.short / Math.max(1, judged.length) +
    WEIGHTS.unknown * ((words.length - judged.length) / Math.max(1, words.length))
  )
}

/** How many words in a row are missing: those of general speech count half. */
function longestRun(words: readonly JudgedWord[]): number {
  let run = 0
  let longest = 0
  for (const { item, missing } of words) {
    if (missing === 1) run += item.role === 'speech' ? 0.5 : 1
    else if (missing !== undefined) run = 0
    longest = Math.max(longest, run)
  }
  return longest
}
