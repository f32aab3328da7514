import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import type { Query } from '../query/query'
import { createMatcher } from '../ranking/match'
import type { Evidence } from './evidence'

/** The share of the best score, and of its coverage, from which what says where the thing is comes before what does not. */
const MINIMUM = { score: 0.7, coverage: 0.8 }

/**
 * For a question where something is: the sentence or row that says so comes first, if it answers nearly as well as the best
 * of all. "One battery 12 V, below the left step" before a warning that names the battery.
 */
export function placeFirst(query: Query, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  if (!query.asksPlace || !best || best.decisive || statesPlace(best, query)) return [...evidence]
  const stating = evidence.find(
    (one) =>
      one.score >= MINIMUM.score * best.score &&
      one.hit.coverage >= MINIMUM.coverage * best.hit.coverage &&
      statesPlace(one, query),
  )
  return stating ? [{ ...stating, score: best.score }, ...evidence.filter((one) => one !== stating)] : [...evidence]
}

/** Whether it names the thing and, after it, a place; what is to be done at the thing is a step or a notice. */
function statesPlace({ hit, units, position }: Evidence, query: Query): boolean {
  const unit = units[position]
  if (!unit || unit.kind === 'step' || hit.passage.kind === 'safety') return false
  const text = normalise(unit.own)
  const { states } = languageData[hit.language].question.place
  const place = states.exec(text)
  if (!place) return false
  const matches = createMatcher(query, hit.language)(text.slice(0, place.index))
  return query.terms.some(({ coverageWeight }, term) => coverageWeight > 0 && (matches[term] ?? 0) > 0)
}
