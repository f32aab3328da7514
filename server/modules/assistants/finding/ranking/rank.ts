import { type Checkpoint, noCheckpoint } from '../checkpoint'
import type { Language } from '../query/language'
import type { Query } from '../query/read-query'
import type { ScopedPassage } from '../scoped-passage'
import { scoreTerms, type TermScores } from './bm25'
import type { Scope } from './scope'
import { structureFactor } from './structure'

export interface Hit {
  passage: ScopedPassage
  /** All passages of its manual, in reading order. */
  manual: readonly ScopedPassage[]
  language: Language
  score: number
  /** Share (0 to 1) of what the question asks for that stands in the passage, its headings and its page's head. */
  coverage: number
}

const rankingWeights = { passage: 0.8, page: 0.2, contents: 0.4 }
const considered = 60
/** Share that is left of a word whose companions are missing, and from which `telling` on a missing word tears. */
const torn = { weight: 0.7, fromTelling: 0.9 }
/** Beyond this inverse document frequency a word tells no more, however rare it is. */
const mostTelling = 4.5

/** The passages of the scope that fit the question, best first. */
export function rank(
  scope: Scope,
  query: Query,
  checkpoint: Checkpoint = noCheckpoint,
): { hits: Hit[]; importance: number[] } {
  const passages = scoreTerms(scope.manuals, query, 'byPassage', checkpoint)
  const pages = scoreTerms(scope.manuals, query, 'byPage', checkpoint)
  const candidates = scope.manuals.flatMap((manual, position) => {
    const terms = passages.scores[position] ?? []
    const pageTotals = totals(pages.scores[position] ?? [])
    return [...totals(terms)].map(([document, total]) => {
      const page = manual.pageOfPassage[document] ?? 0
      return { manual, document, total, pageTotal: pageTotals.get(page) ?? 0, terms }
    })
  })
  const best = candidates.reduce((most, { total }) => Math.max(most, total), Number.MIN_VALUE)
  const bestPage = candidates.reduce((most, { pageTotal }) => Math.max(most, pageTotal), Number.MIN_VALUE)
  const shareOf = shareFor(query, passages.importance)
  const hits = candidates
    .map((one) => ({
      ...one,
      score: (rankingWeights.passage * one.total) / best + (rankingWeights.page * one.pageTotal) / bestPage,
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, considered)
    .flatMap(({ manual, document, score, terms }): Hit[] => {
      const passage = manual.passages[document]
      if (!passage) return []
      const factor = (passage.contents ? rankingWeights.contents : 1) * structureFactor(passage, query.intent)
      return [
        {
          passage,
          manual: manual.passages,
          language: manual.language,
          score: score * factor,
          coverage: shareOf(terms, document),
        },
      ]
    })
    .sort((a, b) => b.score - a.score)
  return { hits, importance: passages.importance }
}

function totals(terms: TermScores): Map<number, number> {
  const sums = new Map<number, number>()
  for (const scores of terms)
    for (const [document, score] of scores) sums.set(document, (sums.get(document) ?? 0) + score)
  return sums
}

/**
 * Weighs which terms are present by how much each tells. Of words that name one thing together the present ones count
 * less while another is missing: a passage on tanks says little of an AdBlue tank.
 */
function shareFor(query: Query, importance: number[]) {
  const weights = query.terms.map((term, position) => term.telling * Math.min(importance[position] ?? 0, mostTelling))
  const total = weights.reduce((all, weight) => all + weight, 0)
  return (terms: TermScores, document: number) => {
    if (total === 0) return 0
    const present = query.terms.map((_, term) => terms[term]?.has(document) ?? false)
    const tornRuns = new Set(
      query.terms.flatMap(({ run, telling }, term) => (present[term] || telling < torn.fromTelling ? [] : [run])),
    )
    const found = weights.reduce((sum, weight, term) => {
      if (!present[term]) return sum
      return sum + weight * (tornRuns.has(query.terms[term]?.run ?? -1) ? torn.weight : 1)
    }, 0)
    return found / total
  }
}
