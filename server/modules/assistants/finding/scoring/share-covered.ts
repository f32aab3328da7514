import type { Language } from '../../../../languages/language'
import type { Query } from '../question/query'
import { QUERY_WEIGHTS } from '../question/query-weights'
import { createMatcher } from '../retrieving/match'

/** The share (0 to 1) of the question's content words, or synonyms of them, in a text. */
export function shareCovered(text: string, query: Query, language: Language): number {
  const matches = createMatcher(query, language)(text)
  const weights = query.terms.map(({ coverageWeight }) => coverageWeight)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const covered = weights.reduce((sum, weight, term) => sum + ((matches[term] ?? 0) > 0 ? weight : 0), 0)
  return total > 0 ? covered / total : 0
}

/** The share of the content words that a text has and the others lack, and how many these are. */
export function sharedAlone(text: string, others: string, query: Query, language: Language) {
  const matcher = createMatcher(query, language)
  const [own, known] = [matcher(text), matcher(others)]
  const weights = query.terms.map(({ coverageWeight }) => coverageWeight)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const alone = weights.filter((weight, term) => weight > 0 && (own[term] ?? 0) > 0 && (known[term] ?? 0) === 0)
  return { share: total > 0 ? alone.reduce((sum, weight) => sum + weight, 0) / total : 0, words: alone.length }
}

/** How many words of the question, or synonyms of them, a text has; fillers do not count. */
export const countMatched = (text: string, query: Query, language: Language): number =>
  createMatcher(
    query,
    language,
  )(text).filter((strength, term) => strength > 0 && (query.terms[term]?.weight ?? 0) > QUERY_WEIGHTS.filler).length
