import type { Evidence } from '../../../finding/evidence/evidence'
import { nameColumn } from '../../../finding/evidence/name-column'
import { isPermission } from '../../../finding/evidence/prohibition'
import { statedText } from '../../../finding/evidence/quantity-first'
import { isRule } from '../../../finding/evidence/safety-first'
import { tiedTitles } from '../../../finding/evidence/tied-titles'
import type { Found } from '../../../finding/find'
import { languageData } from '../../../finding/languages/language-data'
import { normalise } from '../../../finding/query/normalise'
import { hasPartNumber } from '../../../finding/query/part-number'
import { containsQuantity, quantities } from '../../../finding/query/quantity'
import type { QueryTerm } from '../../../finding/query/query'
import { statesRate } from '../../../finding/query/rate'
import { tokenise } from '../../../finding/query/tokenise'
import { createMatcher } from '../../../finding/ranking/match'

/** How many of the foremost passages are compared with the best one. */
const COMPARED = 5
/** Cap of a term's importance, so that one rare word does not decide alone. */
const MAX_IMPORTANCE = 6
const MAX_TERMS = 8
const SCORE_SCALE = 3
/** Shares of the question that must be explained, and known to the manuals unless the best unit is named by the question. */
const MINIMUM = {
  explained: 0.25,
  explainedByRule: 0.15,
  known: 0.3,
  named: 0.5,
  explainedInOtherWords: 0.4,
  explainedInTranslation: 0.35,
}
/** So many further rows of parts lists that fit as well as the best one count as very many. */
const MANY_TIES = 4

/** What indicates whether the evidence answers a question; each signal is between 0 and about 1. */
export type Signals = ReturnType<typeof signalsOf>
export type SignalName = keyof Signals

/** Describes how well the evidence explains the question. All signals are 0 if nothing was found. */
export function signalsOf({ query, evidence, importance, isKnown }: Found) {
  const [best] = evidence
  const terms = contentTerms(query.terms, importance)
  const share = (part: (position: number) => number) => weightedShare(terms, part)
  const context = best ? matchIn(best, contextText(best), query) : []
  const headings = best ? matchIn(best, best.hit.passage.headings.join('\n'), query) : []
  const unit = best ? matchIn(best, quotedText(best), query) : []
  const foremost = evidence.slice(0, COMPARED).map((one) => matchIn(one, one.hit.passage.text, query))
  const missing = terms.filter(({ position }) => !context[position])
  const required = terms.map((term) => ({ ...term, importance: term.importance * Math.min(1, term.coverageWeight) }))
  const lastHeading = best ? matchIn(best, best.hit.passage.headings.at(-1) ?? '', query) : []
  const explained = weightedShare(required, (position) => Math.max(unit[position] ?? 0, headings[position] ?? 0))
  const knownShare = weightedShare(required, (position) => (isKnown[position] ? 1 : 0))
  const onOtherPage = evidence.find((one) => best && !isSamePage(one, best))
  const score = (best?.score ?? 0) / SCORE_SCALE
  return {
    /**
     * Shares of the question, weighted by importance, that ... the best passage contains with its headings, in its best
     * unit, and in its headings alone.
     */
    inContext: share((position) => context[position] ?? 0),
    inUnit: share((position) => unit[position] ?? 0),
    inHeadings: share((position) => headings[position] ?? 0),
    /** ... without what need not be repeated, that its nearest heading contains. */
    inLastHeading: weightedShare(required, (position) => lastHeading[position] ?? 0),
    inForemost: share((position) => Math.max(0, ...foremost.map((match) => match[position] ?? 0))),
    /** ... is known to the manuals in the question's own words. */
    known: share((position) => (isKnown[position] ? 1 : 0)),
    coverage: best?.hit.coverage ?? 0,
    missingTerms: missing.length / Math.max(1, terms.length),
    largestGap: Math.max(0, ...missing.map(({ importance }) => importance)) / MAX_IMPORTANCE,
    /** Whether a word, not a figure, of the question is foreign to the manuals. */
    hasForeignWord: flag(terms.some(({ position, word }) => !isKnown[position] && !/\d/.test(word))),
    /**
     * Whether the best passage lacks a code or the name of a part that the question is about. It is about a row that it names
     * whole, whatever else it names: "how high can it dump into a truck" about the dump height.
     */
    lacksName: flag(missing.some(({ coverageWeight }) => coverageWeight > 1) && !namesRow(best, query)),
    /** How far its coverage is below a half. */
    shortfall: Math.max(0, 0.5 - (best?.hit.coverage ?? 0)),
    /**
     * Whether its best unit and its headings together contain too little of what the question asks. A rule on what may be done
     * need not: it leaves out why somebody would do it.
     */
    explainsLittle: flag(
      !best?.decisive &&
        explained < MINIMUM.explained &&
        !(query.intent === 'permission' && best && explained >= MINIMUM.explainedByRule && statesRule(best)),
    ),
    /** Whether the question is in other words than the manuals, and does not name the row or section either. */
    isInOtherWords: flag(
      !best?.decisive &&
        knownShare < MINIMUM.known &&
        (best?.named ?? 0) < MINIMUM.named &&
        explained <
          (best?.hit.language === query.language ? MINIMUM.explainedInOtherWords : MINIMUM.explainedInTranslation),
    ),
    /** Whether the question has words that the manuals need not repeat, such as what happened before. */
    hasMinorWord: flag(terms.some(({ coverageWeight }) => coverageWeight > 0 && coverageWeight < 1)),
    length: Math.min(terms.length, MAX_TERMS) / MAX_TERMS,
    score,
    margin: score - (onOtherPage?.score ?? 0) / SCORE_SCALE,
    /** Share of the foremost passages on the page of the best one. */
    agreement: evidence.slice(0, COMPARED).filter((one) => best && isSamePage(one, best)).length / COMPARED,
    /** The score of the best other passage on that page. */
    pageSupport: Math.max(0, ...evidence.flatMap((one) => (isBeside(one, best) ? one.hit.score : []))),
    decisive: flag(best?.decisive),
    /** Whether a quantity is asked for, and neither the best unit nor, above a row, its headings have a figure in a unit. */
    lacksQuantity: flag(query.units.length > 0 && !statesQuantity(best ? statedText(best) : '', query)),
    lacksPartNumber: flag(query.intent === 'part' && !best?.parts && !hasPartNumber(ownText(best))),
    /** Whether it says the opposite of a word of the question, and not the word: the right door instead of the left. */
    contradicts: flag(best && !best.decisive && saysOpposite(best, query)),
    /** How many other rows of parts lists fit equally well. */
    tiedParts: Math.min(1, ((best?.parts?.rows.length ?? 1) - 1) / MANY_TIES),
    /** Whether the titles of other pages fit as well, so that it may be any of them. */
    tiesWithTitles: flag(tiedTitles(evidence, query).length > 0),
    asksProcedure: flag(query.intent === 'procedure'),
    asksPermission: flag(query.intent === 'permission'),
    /** Whether it neither forbids nor permits anything, although it is asked what is permitted. */
    lacksRule: flag(
      query.intent === 'permission' && query.codes.length === 0 && best && !best.decisive && !statesRule(best),
    ),
    /** Whether it is in another language than the question. */
    isForeign: flag(best && best.hit.language !== query.language),
    /** Whether words of an earlier question are searched for too. */
    followsUp: flag(query.terms.some(({ isInherited, coverageWeight }) => isInherited && coverageWeight > 0)),
  }
}

interface ContentTerm {
  position: number
  word: string
  coverageWeight: number
  importance: number
}

/** The terms whose absence shows that a manual does not answer; all terms if there are none. */
function contentTerms(terms: readonly QueryTerm[], importance: readonly number[]): ContentTerm[] {
  const all = terms.map(({ word, coverageWeight }, position) => ({
    position,
    word,
    coverageWeight,
    importance: Math.min(importance[position] ?? 0, MAX_IMPORTANCE),
  }))
  const content = all.filter(({ coverageWeight }) => coverageWeight > 0)
  return content.length > 0 ? content : all
}

/** Whether the question has all words of a name of several words, of a row with the quantity that is asked for. */
function namesRow(best: Evidence | undefined, { units, codes }: Found['query']): boolean {
  const { kind, text = '', cells = [], columns } = best?.units[best.position] ?? {}
  if (best?.named !== 1 || kind !== 'row' || codes.length > 0 || units.length === 0) return false
  return (cells[nameColumn(cells, columns)]?.match(/\p{L}{3,}/gu) ?? []).length > 1 && containsQuantity(text, units)
}

const statesRule = (best: Evidence) => isRule(best) || isPermission(ownText(best), best.hit.language)

function weightedShare(terms: readonly ContentTerm[], part: (position: number) => number): number {
  const total = terms.reduce((sum, { importance }) => sum + importance, 0)
  if (terms.length === 0 || total === 0) return 0
  return terms.reduce((sum, { importance, position }) => sum + importance * part(position), 0) / total
}

const matchIn = ({ hit }: Evidence, text: string, query: Found['query']): number[] =>
  createMatcher(query, hit.language)(text)

function contextText({ hit: { passage } }: Evidence): string {
  const columns = passage.kind === 'table' ? passage.columns : []
  return [...passage.headings, ...columns, passage.text].join('\n')
}

/** A notice is quoted whole. */
const quotedText = ({ hit: { passage }, units, position }: Evidence) =>
  passage.kind === 'safety' ? passage.text : (units[position]?.text ?? '')

const ownText = (best: Evidence | undefined) => best?.units[best.position]?.text ?? ''

const allUnits = Object.values(quantities).flatMap(({ units }) => units)

function saysOpposite({ hit, units, position }: Evidence, { prompt, language }: Found['query']): boolean {
  if (hit.language !== language) return false
  const asked = new Set(tokenise(prompt))
  const said = new Set(tokenise([...hit.passage.headings.slice(-1), units[position]?.text ?? ''].join('\n')))
  return languageData[language].question.opposites.some((pair) =>
    pair.some(
      (word) => asked.has(word) && !said.has(word) && pair.some((other) => said.has(other) && !asked.has(other)),
    ),
  )
}

/** Whether it has a figure in a unit asked for, in another one where the question allows it, or in none for a ratio. */
const statesQuantity = (text: string, { allowsOtherUnits, asksRate, units }: Found['query']): boolean =>
  (!asksRate || statesRate(normalise(text))) &&
  (containsQuantity(text, allowsOtherUnits ? allUnits : units) || (units.includes('percent') && /\d/.test(text)))

const isSamePage = ({ hit: { passage } }: Evidence, other: Evidence) =>
  passage.page === other.hit.passage.page && passage.manualId === other.hit.passage.manualId

const isBeside = (one: Evidence, best: Evidence | undefined) =>
  best !== undefined && isSamePage(one, best) && one.hit.passage.ordinal !== best.hit.passage.ordinal

const flag = (value: boolean | undefined): number => (value ? 1 : 0)
