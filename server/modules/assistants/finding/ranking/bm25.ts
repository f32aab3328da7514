import { type Checkpoint, noCheckpoint } from '../checkpoint'
import type { ManualIndex } from '../index/manual-index'
import type { WordIndex } from '../index/word-index'
import type { Query, QueryTerm } from '../query/read-query'
import { stem } from '../query/stem'

const saturation = 1.2
const lengthEffect = 0.75

type Side = 'byPassage' | 'byPage'

interface ResolvedWording {
  weight: number
  /** For each manual, the wording's words as its index has them. */
  stems: string[][]
  idf: number
}

interface ResolvedTerm {
  term: QueryTerm
  wordings: ResolvedWording[]
}

/** What each term of a question gives in each document of one manual; the outer list follows the query's terms. */
export type TermScores = Map<number, number>[]

interface Scored {
  /** Per manual, per term, the scores of the documents in which it stands. */
  scores: TermScores[]
  /** Per term, how much its presence tells: its inverse document frequency times its weight. */
  importance: number[]
}

/**
 * BM25 (k1 1.2, b 0.75) of every term over the manuals in scope, with statistics merged over all of them. A term scores
 * with its best wording, never with the sum, so that synonyms do not outvote the person's own word.
 */
export function scoreTerms(
  manuals: readonly ManualIndex[],
  query: Query,
  side: Side,
  checkpoint: Checkpoint = noCheckpoint,
): Scored {
  const total = manuals.reduce((sum, manual) => sum + manual[side].lengths.length, 0)
  const meanLength =
    manuals.reduce((sum, manual) => sum + manual[side].meanLength * manual[side].lengths.length, 0) / Math.max(1, total)
  const terms = query.terms.map((term) => resolve(term, manuals, side, total))
  return {
    scores: manuals.map((manual, position) =>
      terms.map((term) => {
        checkpoint()
        return scoreTerm(term, manual[side], position, meanLength)
      }),
    ),
    importance: terms.map(({ term, wordings }) => {
      const known = wordings.filter((wording) => wording.idf > 0)
      const idf = known[0]?.idf ?? inverseFrequency(1, total)
      return idf * term.weight
    }),
  }
}

const inverseFrequency = (documents: number, total: number) =>
  Math.log(1 + (total - documents + 0.5) / (documents + 0.5))

function resolve(term: QueryTerm, manuals: readonly ManualIndex[], side: Side, total: number): ResolvedTerm {
  const wordings = term.wordings.map(({ words, weight }) => {
    const stems = manuals.map((manual) => words.map((word) => stem(word, manual.language)))
    const frequency = Math.max(
      ...words.map(
        (_, word) =>
          -documentsWith(
            manuals,
            side,
            stems.map((perManual) => perManual[word] ?? ''),
          ),
      ),
    )
    return { weight, stems, idf: frequency === 0 ? 0 : inverseFrequency(-frequency, total) }
  })
  const own = wordings[0]
  if (own && own.idf > 0) for (const wording of wordings) wording.idf = Math.min(wording.idf, own.idf)
  return { term, wordings }
}

function documentsWith(manuals: readonly ManualIndex[], side: Side, stems: string[]): number {
  return manuals.reduce(
    (sum, manual, position) => sum + (manual[side].postings.get(stems[position] ?? '')?.documents.length ?? 0),
    0,
  )
}

function scoreTerm(
  { term, wordings }: ResolvedTerm,
  index: WordIndex,
  manual: number,
  meanLength: number,
): Map<number, number> {
  const best = new Map<number, number>()
  for (const { stems, weight, idf } of wordings) {
    if (idf === 0) continue
    const perWord = (stems[manual] ?? []).map((word) => saturations(word, index, meanLength))
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

function saturations(word: string, index: WordIndex, meanLength: number): Map<number, number> {
  const found = new Map<number, number>()
  const postings = index.postings.get(word)
  if (!postings) return found
  postings.documents.forEach((document, position) => {
    const count = postings.counts[position] ?? 0
    const length = (index.lengths[document] ?? 0) / meanLength
    found.set(document, (count * (saturation + 1)) / (count + saturation * (1 - lengthEffect + lengthEffect * length)))
  })
  return found
}
