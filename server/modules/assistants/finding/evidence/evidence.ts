import type { Language } from '../../../../languages/language'
import { anyWord } from '../../../../languages/manual-words'
import { normalise } from '../../../../languages/text/normalise'
import type { FittingParts } from '../parts/fitting-parts'
import { type Measure, measuresAsked, measuresIn, meets } from '../query/measure'
import { hasPartNumber } from '../query/part-number'
import { containsCount, containsQuantity } from '../query/quantity'
import type { Query } from '../query/query'
import { hasSpecification } from '../query/specification'
import { createMatcher, type Matcher } from '../ranking/match'
import type { Hit } from '../ranking/rank'
import type { ScopedPassage } from '../scoped-passage'
import { fitConditions } from './condition-row'
import { descriptionCell, headNoun } from './head-noun'
import { isKeyRow, startsWithCode } from './key-row'
import { lacksNamedCode } from './named-code'
import { createPageSupport } from './page-support'
import { createWordTest, shareOfHeading, shareOfLabel, type WordTest } from './row-label'
import { isSamePart } from './same-section'
import { isOfFirst, isScheduleRow } from './schedule-row'
import { isLabel } from './sentence'
import { splitIntoUnits, type Unit } from './unit'

/** A hit split into units, with the one that answers best. */
export interface Evidence {
  hit: Hit
  units: Unit[]
  /** The score of each unit, on the scale of `score`. */
  scores: number[]
  /** Index of the best unit. */
  position: number
  /** Combines the score of the passage with the share of the question that the unit covers. */
  score: number
  /** Share (0 to 1) of the words of its name that the question explains: of a row its label, otherwise its heading. */
  named: number
  /** Whether it is in a table of what is due at the figure that the question states. */
  dueThen: boolean
  /** Whether the unit is the entry of a list for a code or part number in the question. */
  decisive: boolean
  /** The rows of parts lists that fit the question, if this is the best of them. */
  parts?: FittingParts
}

/** Weights of terms found outside the unit: in an adjacent unit, in the headings, elsewhere in the passage. */
const CONTEXT_WEIGHTS = { neighbour: 0.5, heading: 0.5, headingOfRow: 0.7, headingOfSteps: 1, passage: 0.25 }
const BONUSES = {
  fitting: 0.2,
  quantity: 0.3,
  partRow: 0.6,
  partBeside: -0.1,
  otherPart: -0.3,
  bareLabel: -0.15,
  remark: -0.2,
  faultTable: 0.45,
  keyRow: 2,
  codeLine: 0.5,
  condition: 0.5,
  dueThen: 1,
  label: 0.15,
  otherCode: -0.3,
  /** In the section that answers the question before it. */
  earlier: 0.4,
  otherValue: -0.3,
}
/** Relative to the score of the passage, which is at most about 1. */
const UNIT_WEIGHT = 1.5
const HIT_COVERAGE_WEIGHT = 0.6
/** A cover or a line of a table of contents covers a question well without answering it. */
const LISTING_WEIGHT = 0.4
/** The share of the score of its table's best row from which a row that the question names whole is preferred. */
const NAMED_ROW = 0.8
const MAX_PASSAGES = 20

/**
 * Reranks the top passages by how much of the question a single sentence, step or row covers, as words close together
 * are better evidence than the same words scattered over a page.
 * @param earlier the best place for the question that it leans on; people go on to ask about what they are reading
 */
export function rankEvidence(
  query: Query,
  hits: readonly Hit[],
  importance: readonly number[],
  earlier?: Evidence,
): Evidence[] {
  const matchersByLanguage = new Map<Language, Matchers>()
  const asked = measuresAsked(query.prompt)
  const foremost = hits.filter(
    ({ passage }, rank) => rank < MAX_PASSAGES || (query.intent === 'symptom' && isFaultTable(passage)),
  )
  const supportOf = createPageSupport(foremost)
  return foremost
    .flatMap((hit) => {
      const matchers = matchersByLanguage.get(hit.language) ?? createMatchers(query, hit.language)
      matchersByLanguage.set(hit.language, matchers)
      const best = findBestUnit(hit, query, importance, asked, matchers)
      const context =
        supportOf(hit) +
        (lacksNamedCode(hit.passage, query.codes) ? BONUSES.otherCode : 0) +
        (earlier && isSamePart(hit.passage, earlier.hit.passage) ? BONUSES.earlier : 0)
      return best ? scaleScores(addToScores(best, context), hit.purpose ?? 1) : []
    })
    .sort((a, b) => b.score - a.score)
}

const addToScores = (evidence: Evidence, bonus: number): Evidence => ({
  ...evidence,
  scores: evidence.scores.map((score) => score + bonus),
  score: evidence.score + bonus,
})

const scaleScores = (evidence: Evidence, factor: number): Evidence => ({
  ...evidence,
  scores: evidence.scores.map((score) => score * factor),
  score: evidence.score * factor,
})

/** Whether a table has a figure of the question in its title: "Every 500 hours" for what is done then. */
const isTitledBy = ({ kind, headings }: ScopedPassage, asked: readonly Measure[]): boolean =>
  kind === 'table' &&
  headings.slice(-2).some((heading) => measuresIn(heading).some((one) => asked.some((measure) => meets(measure, one))))

/** Created once for each language. */
interface Matchers {
  matcher: Matcher
  isExplained: WordTest
}

function createMatchers(query: Query, language: Language): Matchers {
  const matcher = createMatcher(query, language)
  return { matcher, isExplained: createWordTest(query, language, matcher) }
}

function findBestUnit(
  hit: Hit,
  query: Query,
  importance: readonly number[],
  measures: readonly Measure[],
  { matcher, isExplained }: Matchers,
): Evidence | undefined {
  const units = splitIntoUnits(hit.passage)
  const matches = units.map((unit) => matcher(unit.text))
  const heading = matcher(hit.passage.headings.join('\n'))
  const passage = matcher(hit.passage.text)
  const total = importance.reduce((sum, weight) => sum + weight, 0) || 1
  const headingWeight = headingWeightOf(hit.passage, query)
  const asked = new Set(query.terms.map((term) => term.word))
  const faults = query.intent === 'symptom' && isFaultTable(hit.passage) ? BONUSES.faultTable : 0
  const kindBonus = (unit: Unit) => faults + (query.intent === 'part' ? partFit(unit, hit.language, matcher, query) : 0)
  const conditions = fitConditions(units, measures, query.intent)
  const dueThen = query.intent === 'fact' && isTitledBy(hit.passage, measures)
  const headingNamed = shareOfHeading(hit.passage.headings, hit.language, isExplained)
  const scores: number[] = []
  const namedShares: number[] = []
  let best: Evidence | undefined
  units.forEach((unit, position) => {
    const shares = importance.map((weight, term) => {
      const beside = Math.max(matches[position - 1]?.[term] ?? 0, matches[position + 1]?.[term] ?? 0)
      const own = matches[position]?.[term] ?? 0
      const near = [
        CONTEXT_WEIGHTS.neighbour * beside,
        headingWeight * (heading[term] ?? 0),
        CONTEXT_WEIGHTS.passage * (passage[term] ?? 0),
      ]
      return weight * Math.max(own, ...near)
    })
    const share = shares.reduce((sum, one) => sum + one, 0) / total
    const decisive = isKeyRow(unit, hit.passage, query.codes, query.letterCodes)
    const named = unit.kind === 'row' ? shareOfLabel(unit, hit.language, isExplained) : headingNamed
    const bonus =
      unitBonus(unit, query, asked) +
      (decisive ? BONUSES.keyRow : 0) +
      kindBonus(unit) +
      Math.max(dueThen ? BONUSES.dueThen : 0, BONUSES.condition * (conditions[position] ?? 0)) +
      nameBonus(unit, hit.passage, named, query)
    const detail = HIT_COVERAGE_WEIGHT * hit.coverage + UNIT_WEIGHT * (share + bonus)
    const score = hit.score + (hit.isListing ? LISTING_WEIGHT : 1) * detail
    scores.push(score)
    namedShares.push(named)
    if (!best || score > best.score) best = { hit, units, scores, position, score, named, dueThen, decisive }
  })
  const whole = best && namedRow(best, namedShares, query)
  return best && whole !== undefined ? { ...best, position: whole, score: scores[whole] ?? best.score, named: 1 } : best
}

/**
 * Of a table, for a quantity or a grade: the row whose name the question says whole, before one that shares words with it.
 * What is used where other rows have a grade is one too, as "50 % glycol".
 */
function namedRow({ units, position, scores, score, decisive }: Evidence, named: readonly number[], query: Query) {
  const asksQuantity = query.units.length > 0 && query.intent === 'value'
  if (!(asksQuantity || query.wantsSpecification) || decisive || named[position] === 1) return undefined
  const hasGrades = query.wantsSpecification && units.some((unit) => hasSpecification(unit.text))
  const rows = units.flatMap((unit, row) => {
    const isNamed = unit.kind === 'row' && named[row] === 1 && (scores[row] ?? 0) >= NAMED_ROW * score
    return isNamed && (hasGrades || containsQuantity(unit.text, query.units)) ? [row] : []
  })
  return rows.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0]
}

/** A procedure is found by its heading, everything else by the label of a row. */
function nameBonus({ kind }: Unit, passage: ScopedPassage, named: number, { intent }: Query): number {
  const isName = intent === 'procedure' ? passage.kind === 'steps' : kind === 'row'
  return isName ? BONUSES.label * named : 0
}

function headingWeightOf({ kind }: ScopedPassage, { intent }: Query): number {
  if (kind === 'table') return CONTEXT_WEIGHTS.headingOfRow
  return kind === 'steps' && intent === 'procedure' ? CONTEXT_WEIGHTS.headingOfSteps : CONTEXT_WEIGHTS.heading
}

const faultHeader = new RegExp(`\\b${anyWord('fault')}s?\\b`)

/** Whether a passage is a troubleshooting table. */
export function isFaultTable({ kind, headings, ...passage }: ScopedPassage): boolean {
  const columns = 'columns' in passage ? passage.columns : []
  return kind === 'table' && faultHeader.test(normalise([...columns, ...headings.slice(-2)].join(' ')))
}

/** Compares the head noun of a parts row with that of the question: an oil filter head is not an oil filter. */
function partFit({ cells }: Unit, language: Language, matcher: Matcher, { terms }: Query): number {
  if (!cells) return 0
  const noun = headNoun(descriptionCell(cells), language)
  if (noun === '') return 0
  const matched = matcher(noun)
  const content = terms.filter(({ coverageWeight }) => coverageWeight > 0)
  const first = content.findLast(({ phrase }) => phrase === content[0]?.phrase)
  if (terms.some((term, position) => term === first && (matched[position] ?? 0) > 0)) return 0
  return matched.some((strength) => strength > 0) ? BONUSES.partBeside : BONUSES.otherPart
}

const remark = new RegExp(`^${anyWord('note')}s?\\b`)

function unitBonus(
  unit: Unit,
  { prompt, intent, units, codes, wantsSpecification, wantsCount, asksDuration }: Query,
  asked: Set<string>,
): number {
  if (startsWithCode(unit, codes)) return BONUSES.codeLine
  if (asksDuration && isScheduleRow(unit)) return BONUSES.otherValue
  // What recurs answers how often something is done.
  if (unit.kind === 'row' && units.includes('month') && isOfFirst(unit.own) && !isOfFirst(prompt))
    return BONUSES.otherValue
  if (intent === 'value' && remark.test(normalise(unit.own))) return BONUSES.remark
  if (unit.kind === 'sentence' && isLabel(unit.own)) return BONUSES.bareLabel
  const figures = [...unit.own.matchAll(/[\w./-]*\d[\w./-]*/g)].map(([figure]) => figure.toLowerCase())
  const hasNewFigure = figures.some((figure) => !asked.has(figure))
  const label = !hasNewFigure && unit.own.length < 45 && !/[.!]$/.test(unit.own) ? BONUSES.bareLabel : 0
  if (intent === 'part')
    return hasPartNumber(unit.own) ? (unit.kind === 'row' ? BONUSES.partRow : BONUSES.quantity) : label
  const mayAnswer = hasNewFigure || figures.length === 0
  if (units.length > 0 && mayAnswer && containsQuantity(unit.text, units)) return BONUSES.quantity
  if (wantsSpecification && hasSpecification(unit.text)) return BONUSES.quantity
  if (wantsCount) return containsCount(unit.text) ? BONUSES.fitting : label
  if (intent === 'value') return hasNewFigure ? BONUSES.fitting : label
  if (intent === 'procedure') return unit.kind === 'step' ? BONUSES.fitting : label
  return label
}
