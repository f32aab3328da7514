import type { Language } from '../../../../languages/language'
import { anyWord } from '../../../../languages/manual-words'
import { normalise } from '../../../../languages/text/normalise'
import type { FittingParts } from '../parts/fitting-parts'
import { type Measure, measuresAsked, measuresIn, meets } from '../question/measure'
import { containsQuantity } from '../question/quantity'
import type { Query } from '../question/query'
import { hasSpecification } from '../question/specification'
import { createMatcher, type Matcher } from '../retrieving/match'
import type { Hit } from '../retrieving/rank'
import type { ScopedPassage } from '../scoped-passage'
import { fitConditions } from './condition-row'
import { type Features, formOf, otherPartOf, scaled, scoreOf } from './features'
import { isKeyRow } from './key-row'
import { lacksNamedCode } from './named-code'
import { createPageSupport } from './page-support'
import { createWordTest, shareOfHeading, shareOfLabel, type WordTest } from './row-label'
import { isSamePart } from './same-section'
import { isLabel } from './sentence'
import { splitIntoUnits, type Unit } from './unit'

/** What may come before better scored evidence, see `../ordering/promotions.ts`. */
export type PromotionName = 'quantity' | 'safety' | 'reference'

/** A hit split into units, with the one that answers best. */
export interface Evidence {
  hit: Hit
  units: Unit[]
  /** The score of each unit, on the scale of `score`. */
  scores: number[]
  /** Index of the best unit. */
  position: number
  /** Of the best unit. */
  score: number
  /** What its score consists of; none where the place was chosen in another way, as by its part or by a promotion. */
  features: Features
  /** Share (0 to 1) of the words of its name that the question explains: of a row its label, otherwise its heading. */
  named: number
  /** Whether it is in a table of what is due at the figure that the question states. */
  dueThen: boolean
  /** Whether the unit is the entry of a list for a code or part number in the question. */
  decisive: boolean
  /** What brought it to the first place, if not its score. */
  promotedBy?: PromotionName
  /** The rows of parts lists that fit the question, if this is the best of them. */
  parts?: FittingParts
}

/** Weights of terms found outside the unit: in an adjacent unit, in the headings, elsewhere in the passage. */
const CONTEXT_WEIGHTS = { neighbour: 0.5, heading: 0.5, headingOfRow: 0.7, headingOfSteps: 1, passage: 0.25 }
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
  const measures = measuresAsked(query.prompt)
  const foremost = hits.filter(
    ({ passage }, rank) => rank < MAX_PASSAGES || (query.intent === 'symptom' && isFaultTable(passage)),
  )
  const supportOf = createPageSupport(foremost)
  return foremost
    .flatMap((hit) => {
      const matchers = matchersByLanguage.get(hit.language) ?? createMatchers(query, hit.language)
      matchersByLanguage.set(hit.language, matchers)
      const ofPassage: Features = {
        passage: hit.score,
        support: supportOf(hit),
        otherCode: lacksNamedCode(hit.passage, query.codes) ? 1 : 0,
        earlier: earlier && isSamePart(hit.passage, earlier.hit.passage) ? 1 : 0,
      }
      return findBestUnit(hit, ofPassage, { query, importance, measures }, matchers) ?? []
    })
    .sort((a, b) => b.score - a.score)
}

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

interface Asked {
  query: Query
  importance: readonly number[]
  measures: readonly Measure[]
}

function findBestUnit(
  hit: Hit,
  ofPassage: Features,
  { query, importance, measures }: Asked,
  { matcher, isExplained }: Matchers,
): Evidence | undefined {
  const { passage, language } = hit
  const units = splitIntoUnits(passage)
  const shareOf = createShare(units, hit, query, importance, matcher)
  const asked = new Set(query.terms.map((term) => term.word))
  const conditions = fitConditions(units, measures, query)
  const headingNamed = shareOfHeading(passage.headings, language, isExplained)
  const dueThen = query.intent === 'fact' && isTitledBy(passage, measures)
  const inFaultTable = query.intent === 'symptom' && isFaultTable(passage)
  const factor = hit.purpose ?? 1
  const factorOfUnit = factor * (hit.isListing ? LISTING_WEIGHT : 1)
  const read = units.map((unit, position) => {
    const named = unit.kind === 'row' ? shareOfLabel(unit, language, isExplained) : headingNamed
    const decisive = isKeyRow(unit, passage, query.codes, query.letterCodes)
    const form = formOf(unit, language, query, asked)
    const otherPart = query.intent === 'part' ? otherPartOf(unit, language, matcher, query) : undefined
    const ofUnit: Features = {
      coverage: hit.coverage,
      unit: shareOf(position),
      decisive: decisive ? 1 : 0,
      ...(form && { [form]: 1 }),
      ...(otherPart && { [otherPart]: 1 }),
      faultTable: inFaultTable ? 1 : 0,
      dueThen: dueThen ? 1 : 0,
      condition: dueThen ? 0 : (conditions[position] ?? 0),
      named: isName(unit, passage, query) ? named : 0,
    }
    return { named, decisive, ofUnit, score: factor * scoreOf(ofPassage) + factorOfUnit * scoreOf(ofUnit) }
  })
  const scores = read.map(({ score }) => score)
  const first = positionOfBest(units, scores)
  const shares = read.map(({ named }) => named)
  const decides = read[first]?.decisive ?? false
  const position = namedRow({ units, scores, position: first, decisive: decides }, shares, query) ?? first
  const best = read[position]
  if (!best) return undefined
  const { ofUnit, ...found } = best
  const features = { ...scaled(ofPassage, factor), ...scaled(ofUnit, factorOfUnit) }
  return { hit, units, scores, position, ...found, features, dueThen }
}

/** A title or a caption names a matter and says nothing of it, so that something else is the best where there is any. */
function positionOfBest(units: readonly Unit[], scores: readonly number[]): number {
  const titles = units.map(({ kind, own }) => kind === 'sentence' && isLabel(own))
  const ranked = titles.includes(false)
    ? scores.map((score, at) => (titles[at] ? Number.NEGATIVE_INFINITY : score))
    : scores
  return ranked.indexOf(Math.max(...ranked))
}

/** The share (0 to 1) of the question that a unit covers, with less of what is beside it, above it and around it. */
function createShare(
  units: readonly Unit[],
  { passage }: Hit,
  query: Query,
  importance: readonly number[],
  matcher: Matcher,
): (position: number) => number {
  const matches = units.map((unit) => matcher(unit.text))
  const heading = matcher(passage.headings.join('\n'))
  const around = matcher(passage.text)
  const total = importance.reduce((sum, weight) => sum + weight, 0) || 1
  const headingWeight = headingWeightOf(passage, query)
  return (position) =>
    importance.reduce((sum, weight, term) => {
      const beside = Math.max(matches[position - 1]?.[term] ?? 0, matches[position + 1]?.[term] ?? 0)
      const strength = Math.max(
        matches[position]?.[term] ?? 0,
        CONTEXT_WEIGHTS.neighbour * beside,
        headingWeight * (heading[term] ?? 0),
        CONTEXT_WEIGHTS.passage * (around[term] ?? 0),
      )
      return sum + weight * strength
    }, 0) / total
}

/**
 * Of a table, for a quantity or a grade: the row whose name the question says whole, before one that shares words with it.
 * What is used where other rows have a grade is one too, as "50 % glycol".
 */
function namedRow(
  { units, position, scores, decisive }: Pick<Evidence, 'units' | 'position' | 'scores' | 'decisive'>,
  named: readonly number[],
  query: Query,
): number | undefined {
  const asksQuantity = query.units.length > 0 && query.intent === 'value'
  if (!(asksQuantity || query.wantsSpecification) || decisive || named[position] === 1) return undefined
  const hasGrades = query.wantsSpecification && units.some((unit) => hasSpecification(unit.text))
  const rows = units.flatMap((unit, row) => {
    const isNamed = unit.kind === 'row' && named[row] === 1 && (scores[row] ?? 0) >= NAMED_ROW * (scores[position] ?? 0)
    return isNamed && (hasGrades || containsQuantity(unit.text, query.units)) ? [row] : []
  })
  return rows.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0]
}

/** A procedure is found by its heading, everything else by the label of a row. */
const isName = ({ kind }: Unit, passage: ScopedPassage, { intent }: Query): boolean =>
  intent === 'procedure' ? passage.kind === 'steps' : kind === 'row'

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
