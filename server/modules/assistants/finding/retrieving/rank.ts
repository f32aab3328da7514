import type { Language } from '../../../../languages/language'
import { type Checkpoint, noCheckpoint } from '../checkpoint'
import type { Query } from '../question/query'
import type { ScopedPassage } from '../scoped-passage'
import { scoreTerms, type TermScores } from './bm25'
import { languageFactor } from './own-language'
import { purposeFactor } from './own-purpose'
import type { Scope } from './scope'
import { structureFactor } from './structure'

export interface Hit {
  passage: ScopedPassage
  /** All passages of its manual, in reading order. */
  manual: readonly ScopedPassage[]
  language: Language
  score: number
  /** Whether it is on a cover, in a table of contents or in an index, which name everything and answer nothing. */
  isListing: boolean
  /** How far its manual is made for such questions, from 0 to 1; 1 unless stated. */
  purpose?: number
  /** Share (0 to 1) of the question covered by the passage, its headings and the first lines of its page. */
  coverage: number
}

const RANKING_WEIGHTS = { passage: 0.8, page: 0.2, listing: 0.4 }
const MAX_CANDIDATES = 60
/** Weight of a word whose phrase is incomplete, and the coverage weight from which a missing word makes it so. */
const INCOMPLETE_PHRASE = { weight: 0.7, minCoverageWeight: 0.9 }
/** Cap of the inverse document frequency, so that rare words do not dominate coverage. */
const MAX_IDF = 4.5

/**
 * Ranks the matching passages in scope, best first.
 * @param isKept which of them are ranked however little they match
 */
export function rank(
  scope: Scope,
  query: Query,
  checkpoint: Checkpoint = noCheckpoint,
  isKept: (passage: ScopedPassage) => boolean = () => false,
): { hits: Hit[]; importance: number[] } {
  const passages = scoreTerms(scope.manuals, query, 'byPassage', checkpoint)
  const pages = scoreTerms(scope.manuals, query, 'byPage', checkpoint)
  const candidates = scope.manuals.flatMap((manual, position) => {
    const terms = passages.scores[position] ?? []
    const pageTotals = sumScores(pages.scores[position] ?? [])
    return [...sumScores(terms)].map(([document, total]) => {
      const page = manual.pageOfPassage[document] ?? 0
      const purpose = purposeFactor(scope.kinds[position], scope.kinds, query.intent)
      return { manual, document, total, pageTotal: pageTotals.get(page) ?? 0, terms, purpose }
    })
  })
  const best = candidates.reduce((maximum, { total }) => Math.max(maximum, total), Number.MIN_VALUE)
  const bestPage = candidates.reduce((maximum, { pageTotal }) => Math.max(maximum, pageTotal), Number.MIN_VALUE)
  const languages = { language: query.language, inScope: scope.vocabulary.mainLanguages }
  const coverageOf = createCoverage(query, passages.importance)
  const hits = candidates
    .map((one) => ({
      ...one,
      score: (RANKING_WEIGHTS.passage * one.total) / best + (RANKING_WEIGHTS.page * one.pageTotal) / bestPage,
    }))
    .sort((a, b) => b.score - a.score)
    .flatMap(({ manual, document, score, terms, purpose }, position): Hit[] => {
      const passage = manual.passages[document]
      if (!passage || (position >= MAX_CANDIDATES && !isKept(passage))) return []
      const isListing = manual.listings.has(document)
      const factor = (isListing ? RANKING_WEIGHTS.listing : 1) * structureFactor(passage, query.intent)
      return [
        {
          passage,
          manual: manual.passages,
          language: manual.languageOfPassage[document] ?? manual.language,
          score: score * factor * languageFactor(manual, document, languages),
          isListing,
          purpose,
          coverage: coverageOf(terms, document),
        },
      ]
    })
    .sort((a, b) => b.score - a.score)
  return { hits, importance: passages.importance }
}

function sumScores(terms: TermScores): Map<number, number> {
  const sums = new Map<number, number>()
  for (const scores of terms)
    for (const [document, score] of scores) sums.set(document, (sums.get(document) ?? 0) + score)
  return sums
}

/**
 * The weighted share of terms that a passage contains. Words of an incomplete phrase count less: a passage on tanks says
 * little about an AdBlue tank.
 */
function createCoverage(query: Query, importance: number[]) {
  const weights = query.terms.map(
    (term, position) => term.coverageWeight * Math.min(importance[position] ?? 0, MAX_IDF),
  )
  const total = weights.reduce((all, weight) => all + weight, 0)
  return (terms: TermScores, document: number) => {
    if (total === 0) return 0
    const present = query.terms.map((_, term) => terms[term]?.has(document) ?? false)
    const incompletePhrases = new Set(
      query.terms.flatMap(({ phrase, coverageWeight }, term) =>
        present[term] || coverageWeight < INCOMPLETE_PHRASE.minCoverageWeight ? [] : [phrase],
      ),
    )
    const found = weights.reduce((sum, weight, term) => {
      if (!present[term]) return sum
      return sum + weight * (incompletePhrases.has(query.terms[term]?.phrase ?? -1) ? INCOMPLETE_PHRASE.weight : 1)
    }, 0)
    return found / total
  }
}
