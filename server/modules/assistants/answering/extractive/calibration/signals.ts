import { languageData } from '../../../../../languages/language-data'
import type { StatementKind } from '../../../../../languages/manual-writing'
import { normalise } from '../../../../../languages/text/normalise'
import { tokenise } from '../../../../../languages/text/tokenise'
import type { Found } from '../../../finding/find'
import { statedText } from '../../../finding/ordering/quantity-first'
import { isRule } from '../../../finding/ordering/safety-first'
import { hasPartNumber } from '../../../finding/question/part-number'
import { containsQuantity, quantities } from '../../../finding/question/quantity'
import type { QueryTerm } from '../../../finding/question/query'
import { QUERY_WEIGHTS } from '../../../finding/question/query-weights'
import { statesRate } from '../../../finding/question/rate'
import { hasSpecification } from '../../../finding/question/specification'
import { createMatcher } from '../../../finding/retrieving/match'
import type { Evidence } from '../../../finding/scoring/evidence'
import type { FeatureName } from '../../../finding/scoring/features'
import { nameColumn } from '../../../finding/scoring/name-column'
import { isPermission } from '../../../finding/scoring/prohibition'
import { tiedTitles } from '../../../finding/scoring/tied-titles'

/** Cap of a term's importance, so that one rare word does not decide alone. */
const MAX_IMPORTANCE = 6
const SCORE_SCALE = 3
/** What is read first, in characters: what is asked must be said there. */
export const LEAD_CHARACTERS = 300
/** Of an answer that is not read at once. */
const LONG_CHARACTERS = 1000
/** What a place is by its form where that answers what is asked for. */
const answeringForms = [
  'quantity',
  'figure',
  'step',
  'remedy',
  'duty',
  'place',
  'partRow',
  'condition',
  'dueThen',
  'decisive',
] as const satisfies FeatureName[]
/** Words of a title. */
const MAX_TITLE_WORDS = 6
/** Shares of the question that must be explained, and known to the manuals unless the best unit is named by the question. */
const MINIMUM = {
  explained: 0.25,
  explainedByRule: 0.15,
  known: 0.3,
  named: 0.5,
  explainedInOtherWords: 0.4,
  explainedInTranslation: 0.35,
}

/** What indicates whether the evidence answers a question; each signal is between 0 and about 1. */
export type Signals = ReturnType<typeof signalsOf>
export type SignalName = keyof Signals

/**
 * Describes how well the evidence explains the question, and how far what would be answered says what is asked. All signals
 * are 0 if nothing was found.
 * @param response the Markdown of the answer if it is certain
 */
export function signalsOf({ query, evidence, importance, isKnown }: Found, response: string) {
  const [best] = evidence
  const terms = contentTerms(query.terms, importance)
  const share = (part: (position: number) => number) => weightedShare(terms, part)
  const context = best ? matchIn(best, contextText(best), query) : []
  const headings = best ? matchIn(best, best.hit.passage.headings.join('\n'), query) : []
  const unit = best ? matchIn(best, quotedText(best), query) : []
  const lead = response.slice(0, LEAD_CHARACTERS)
  const said = best ? matchIn(best, lead, query) : []
  const thing = terms.filter(({ word }) => query.thing.includes(word))
  const missing = terms.filter(({ position }) => !context[position])
  const required = terms.map((term) => ({ ...term, importance: term.importance * Math.min(1, term.coverageWeight) }))
  const lastHeading = best ? matchIn(best, best.hit.passage.headings.at(-1) ?? '', query) : []
  const explained = weightedShare(required, (position) => Math.max(unit[position] ?? 0, headings[position] ?? 0))
  const knownShare = weightedShare(required, (position) => (isKnown[position] ? 1 : 0))
  const onOtherPage = evidence.find((one) => best && !isSamePage(one, best))
  const score = (best?.score ?? 0) / SCORE_SCALE
  return {
    /** Shares of the question, weighted by importance, that ... the best passage contains with its headings. */
    inContext: share((position) => context[position] ?? 0),
    /** ... without what need not be repeated, that its nearest heading contains. */
    inLastHeading: weightedShare(required, (position) => lastHeading[position] ?? 0),
    /** ... the beginning of the answer says. */
    inLead: weightedShare(required, (position) => Math.min(1, said[position] ?? 0)),
    /** ... is known to the manuals in the question's own words. */
    known: share((position) => (isKnown[position] ? 1 : 0)),
    coverage: best?.hit.coverage ?? 0,
    missingTerms: missing.length / Math.max(1, terms.length),
    largestGap: Math.max(0, ...missing.map(({ importance }) => importance)) / MAX_IMPORTANCE,
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
    score,
    margin: score - (onOtherPage?.score ?? 0) / SCORE_SCALE,
    /** The score of the best other passage on that page. */
    pageSupport: Math.max(0, ...evidence.flatMap((one) => (isBeside(one, best) ? one.hit.score : []))),
    decisive: flag(best?.decisive),
    /** Whether a quantity is asked for, and neither the best unit nor, above a row, its headings have a figure in a unit. */
    lacksQuantity: flag(query.units.length > 0 && !statesQuantity(best ? statedText(best) : '', query)),
    lacksPartNumber: flag(query.intent === 'part' && !best?.parts && !hasPartNumber(ownText(best))),
    /** Whether it says the opposite of a word of the question, and not the word: the right door instead of the left. */
    contradicts: flag(best && !best.decisive && saysOpposite(best, query)),
    /** Whether the titles of other pages fit as well, so that it may be any of them. */
    tiesWithTitles: flag(tiedTitles(evidence, query).length > 0),
    /** How far the question names the best row, or the section. */
    named: best?.named ?? 0,
    /** Whether the answer begins with a title above a table, and nothing that the title is about. */
    leadsWithTitle: flag(leadsWithTitle(lead)),
    /** How long the answer is: what says it at once is short. */
    length: Math.min(1, response.length / LONG_CHARACTERS),
    /** Whether the best place is of no form that answers, such as a quantity for a value or a step for a procedure. */
    lacksForm: flag(best && !answeringForms.some((form) => (best.features[form] ?? 0) > 0)),
    /** Whether an oil, fluid or grade is asked for, and the beginning of the answer has none. */
    lacksGrade: flag(query.wantsSpecification && best && !hasSpecification(lead)),
    /** Whether it is asked where something is, or which colour it has, and the beginning of the answer does not say. */
    lacksPlace: flag(query.asksPlace && best && !states('place', lead, best)),
    lacksColour: flag(query.asksColour && best && !states('colour', lead, best)),
    /** Whether the best passage names nothing of what is asked whether there is. */
    lacksThing: flag(thing.length > 0 && thing.every(({ position }) => !context[position])),
    asksSymptom: flag(query.intent === 'symptom'),
    asksProcedure: flag(query.intent === 'procedure'),
    asksPermission: flag(query.intent === 'permission'),
    /** Whether it neither forbids nor permits anything, although it is asked what is permitted. */
    lacksRule: flag(
      query.intent === 'permission' && query.codes.length === 0 && best && !best.decisive && !statesRule(best),
    ),
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

function leadsWithTitle(lead: string): boolean {
  const [line = ''] = lead.split('\n')
  const title = line.replace(/\[\d+\]/g, '')
  const words = title.match(/\p{L}{2,}/gu) ?? []
  return lead.includes('\n| ') && words.length <= MAX_TITLE_WORDS && !/\d/.test(title)
}

const states = (kind: StatementKind, text: string, { hit }: Evidence) =>
  languageData[hit.language].manuals.states[kind].test(normalise(text))

const statesRule = (best: Evidence) => isRule(best) || isPermission(ownText(best), best.hit.language)

function weightedShare(terms: readonly ContentTerm[], part: (position: number) => number): number {
  const total = terms.reduce((sum, { importance }) => sum + importance, 0)
  if (terms.length === 0 || total === 0) return 0
  return terms.reduce((sum, { importance, position }) => sum + importance * part(position), 0) / total
}

/** A translation counts as a synonym here, although it ranks as the word itself: it is more often that of another sense. */
function matchIn({ hit }: Evidence, text: string, query: Found['query']): number[] {
  const matched = createMatcher(query, hit.language)(text)
  if (hit.language === query.language) return matched
  return matched.map((strength) => (strength < 1 ? Math.min(strength, QUERY_WEIGHTS.synonym) : strength))
}

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
