import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { anyWord } from '../../../../languages/manual-words'
import type { StatementKind } from '../../../../languages/manual-writing'
import { normalise } from '../../../../languages/text/normalise'
import { hasPartNumber } from '../question/part-number'
import { containsCount, containsQuantity } from '../question/quantity'
import type { Query } from '../question/query'
import { hasSpecification } from '../question/specification'
import type { Matcher } from '../retrieving/match'
import { FEATURE_WEIGHTS } from './feature-weights'
import { descriptionCell, headNoun } from './head-noun'
import { startsWithCode } from './key-row'
import { isOfFirst, isScheduleRow } from './schedule-row'
import { isLabel } from './sentence'
import type { Unit } from './unit'

export type FeatureName = keyof typeof FEATURE_WEIGHTS

/** The value of each feature that a place has; most are 1, or between 0 and 1. */
export type Features = Partial<Record<FeatureName, number>>

/** The score of a place with these features; about 3 at most, more if it is decisive. */
export function scoreOf(features: Features): number {
  const names = Object.keys(features) as FeatureName[]
  return names.reduce((sum, name) => sum + FEATURE_WEIGHTS[name] * (features[name] ?? 0), 0)
}

/** The same features, of which each counts as much less or more. */
export const scaled = (features: Features, factor: number): Features =>
  factor === 1 ? features : Object.fromEntries(Object.entries(features).map(([name, value]) => [name, factor * value]))

const remark = new RegExp(`^${anyWord('note')}s?\\b`)

/** What a sentence, step or row is by its form, seen from what is asked for; at most one of these. */
export function formOf(
  unit: Unit,
  language: Language,
  query: Query,
  asked: ReadonlySet<string>,
): FeatureName | undefined {
  const { prompt, intent, units, codes, wantsSpecification, wantsCount, asksDuration, asksColour, asksPlace } = query
  if (startsWithCode(unit, codes)) return 'codeLine'
  if (asksDuration && isScheduleRow(unit)) return 'otherTime'
  // What recurs answers how often something is done.
  if (unit.kind === 'row' && units.includes('month') && isOfFirst(unit.own) && !isOfFirst(prompt)) return 'otherTime'
  if (intent === 'value' && remark.test(normalise(unit.own))) return 'remark'
  if (unit.kind === 'sentence' && isLabel(unit.own)) return 'label'
  const states = (kind: StatementKind) => languageData[language].manuals.states[kind].test(normalise(unit.own))
  if (intent === 'symptom' && unit.kind === 'sentence' && states('condition')) return 'remedy'
  if (intent === 'procedure' && unit.kind === 'sentence' && states('duty')) return 'duty'
  if (asksPlace && unit.kind === 'sentence' && states('place')) return 'place'
  if (asksColour && states('colour')) return 'quantity'
  const figures = [...unit.own.matchAll(/[\w./-]*\d[\w./-]*/g)].map(([figure]) => figure.toLowerCase())
  const hasNewFigure = figures.some((figure) => !asked.has(figure))
  const label = !hasNewFigure && unit.own.length < 45 && !/[.!]$/.test(unit.own) ? 'label' : undefined
  if (intent === 'part') {
    if (!hasPartNumber(unit.own)) return label
    return unit.kind === 'row' ? 'partRow' : 'quantity'
  }
  const mayAnswer = hasNewFigure || figures.length === 0
  if (units.length > 0 && mayAnswer && containsQuantity(unit.text, units)) return 'quantity'
  if (wantsSpecification && hasSpecification(unit.text)) return 'quantity'
  if (wantsCount) return containsCount(unit.text) ? 'figure' : label
  if (intent === 'value') return hasNewFigure ? 'figure' : label
  if (intent === 'procedure') return unit.kind === 'step' ? 'step' : label
  return label
}

/** Compares the head noun of a parts row with that of the question: an oil filter head is not an oil filter. */
export function otherPartOf(
  { cells }: Unit,
  language: Language,
  matcher: Matcher,
  { terms }: Query,
): 'partBeside' | 'otherPart' | undefined {
  const noun = cells ? headNoun(descriptionCell(cells), language) : ''
  if (noun === '') return undefined
  const matched = matcher(noun)
  const content = terms.filter(({ coverageWeight }) => coverageWeight > 0)
  const first = content.findLast(({ phrase }) => phrase === content[0]?.phrase)
  if (terms.some((term, position) => term === first && (matched[position] ?? 0) > 0)) return undefined
  return matched.some((strength) => strength > 0) ? 'partBeside' : 'otherPart'
}
