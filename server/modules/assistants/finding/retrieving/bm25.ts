import { stemsIn } from '../../../../languages/text/stem'
import { type Checkpoint, noCheckpoint } from '../checkpoint'
import type { Query, QueryTerm } from '../question/query'
import type { ManualIndex } from './manual-index'
import type { WordIndex } from './word-index'

const K1 = 1.2
const B = 0.75

type IndexName = 'byPassage' | 'byPage'

interface ResolvedVariant {
  weight: number
  /** Per manual and word of the variant, its stems in the languages of the manual. */
  stems: string[][][]
  idf: number
}

interface ResolvedTerm {
  term: QueryTerm
  variants: ResolvedVariant[]
}

/** Per term of the query, the scores of the documents of one manual. */
export type TermScores = Map<number, number>[]

interface ScoredTerms {
  /** Per manual. */
  scores: TermScores[]
  /** Per term, its inverse document frequency times its weight. */
  importance: number[]
}

/**
 * BM25 (k1 1.2, b 0.75) of every term, with statistics merged over all manuals in scope. A term scores with its best
 * variant, not with the sum, so that synonyms do not outweigh the original word.
 */
export function scoreTerms(
  manuals: readonly ManualIndex[],
  query: Query,
  indexName: IndexName,
  checkpoint: Checkpoint = noCheckpoint,
): ScoredTerms {
  const total = manuals.reduce((sum, manual) => sum + manual[indexName].lengths.length, 0)
  const meanLength =
    manuals.reduce((sum, manual) => sum + manual[indexName].meanLength * manual[indexName].lengths.length, 0) /
    Math.max(1, total)
  const terms = query.terms.map((term) => resolveTerm(term, manuals, indexName, total))
  return {
    scores: manuals.map((manual, position) =>
      terms.map((term) => {
        checkpoint()
        return scoreTerm(term, manual[indexName], position, meanLength)
      }),
    ),
    importance: terms.map(({ term, variants }) => {
      const occurring = variants.filter((variant) => variant.idf > 0)
      const idf = occurring[0]?.idf ?? inverseDocumentFrequency(1, total)
      return idf * term.weight
    }),
  }
}

const inverseDocumentFrequency = (documents: number, total: number) =>
  Math.log(1 + (total - documents + 0.5) / (documents + 0.5))

function resolveTerm(
  term: QueryTerm,
  manuals: readonly ManualIndex[],
  indexName: IndexName,
  total: number,
): ResolvedTerm {
  const variants = term.variants.map(({ words, weight }) => {
    const stems = manuals.map((manual) => words.map((word) => stemsIn(word, manual.languages)))
    const frequency = Math.max(
      ...words.map(
        (_, word) =>
          -documentFrequency(
            manuals,
            indexName,
            stems.map((perManual) => perManual[word] ?? []),
          ),
      ),
    )
    return { weight, stems, idf: frequency === 0 ? 0 : inverseDocumentFrequency(-frequency, total) }
  })
  const own = variants[0]
  if (own && own.idf > 0) for (const variant of variants) variant.idf = Math.min(variant.idf, own.idf)
  return { term, variants }
}

function documentFrequency(manuals: readonly ManualIndex[], indexName: IndexName, stems: string[][]): number {
  return manuals.reduce(
    (sum, manual, position) =>
      (stems[position] ?? []).reduce(
        (count, stem) => count + (manual[indexName].postings.get(stem)?.documents.length ?? 0),
        sum,
      ),
    0,
  )
}

function scoreTerm(
  { term, variants }: ResolvedTerm,
  index: WordIndex,
  manual: number,
  meanLength: number,
): Map<number, number> {
  const best = new Map<number, number>()
  for (const { stems, weight, idf } of variants) {
    if (idf === 0) continue
    const perWord = (stems[manual] ?? []).map((alternatives) => scoreWord(alternatives, index, meanLength))
    const [first, ...others] = perWord
    if (!first) continue
    for (const [document, value] of first) {
      let sum = value
      let complete = true
      for (const other of others) {
        const more = other.get(document)
        if (more === undefined) complete = false
        else sum += more
      }
      const score = complete ? (sum / perWord.length) * idf * weight * term.weight : 0
      if (score > (best.get(document) ?? 0)) best.set(document, score)
    }
  }
  return best
}

/** The scores of the documents that contain one of the stems; the best counts if there are several. */
function scoreWord(stems: readonly string[], index: WordIndex, meanLength: number): Map<number, number> {
  const found = new Map<number, number>()
  for (const stem of stems) {
    const postings = index.postings.get(stem)
    postings?.documents.forEach((document, position) => {
      const count = postings.counts[position] ?? 0
      const length = (index.lengths[document] ?? 0) / meanLength
      const score = (count * (K1 + 1)) / (count + K1 * (1 - B + B * length))
      found.set(document, Math.max(score, found.get(document) ?? 0))
    })
  }
  return found
}
