import type { Language } from '../../../../languages/language'
import { cosine } from '../../embedding/fixed-point'
import { type Checkpoint, noCheckpoint } from '../checkpoint'
import type { ManualIndex } from '../retrieving/manual-index'
import { languageFactor } from '../retrieving/own-language'
import type { Hit } from '../retrieving/rank'

/** The vectors of the passages of one manual. */
export interface PassageVectors {
  dimensions: number
  /** The passages that have one, by their position in the manual. */
  documents: readonly number[]
  /** Encoded, one after the other. */
  values: Int16Array
}

export interface EmbeddedManual {
  index: ManualIndex
  vectors: PassageVectors
}

export interface Similarity {
  /** The most similar passages, best first. */
  hits: Hit[]
  /** Whether the first one stands out, so that it is more than the nearest of many that have nothing to do with it. */
  isDistinct: boolean
}

const MAX_HITS = 60

/** Ranks passages by the similarity of their vectors to that of the question. Covers and contents pages are similar to everything. */
export function rankBySimilarity(
  manuals: readonly EmbeddedManual[],
  question: { vector: Float32Array; language: Language },
  checkpoint: Checkpoint = noCheckpoint,
): Similarity {
  const { vector, language } = question
  const languages = { language, inScope: manuals.flatMap(({ index }) => index.mainLanguages) }
  const candidates = manuals.flatMap(({ index, vectors }) => {
    checkpoint()
    const { dimensions, documents, values } = vectors
    // The server may have got another model of the same name.
    if (dimensions !== vector.length) return []
    return documents.flatMap((document, position) => {
      if (index.listings.has(document)) return []
      const factor = languageFactor(index, document, languages)
      return { index, document, similarity: factor * cosine(vector, values, position * dimensions) }
    })
  })
  const ranked = candidates.sort((a, b) => b.similarity - a.similarity)
  return {
    hits: ranked.slice(0, MAX_HITS).flatMap(({ index, document }) => toHit(index, document)),
    isDistinct: isOutlier(ranked.map(({ similarity }) => similarity)),
  }
}

/** Nothing of what words say about a passage is known here. */
function toHit(index: ManualIndex, document: number): Hit[] {
  const passage = index.passages[document]
  const language = index.languageOfPassage[document] ?? index.language
  return passage ? [{ passage, manual: index.passages, language, score: 0, isListing: false, coverage: 0 }] : []
}

/**
 * Whether the largest value is above what is expected of as many values that scatter by chance: for n of them, the mean
 * plus about sqrt(2 ln n) standard deviations. It depends on no model's scale of similarity.
 */
function isOutlier(descending: readonly number[]): boolean {
  const count = descending.length
  const [largest] = descending
  if (largest === undefined) return false
  const mean = descending.reduce((sum, value) => sum + value, 0) / count
  const variance = descending.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count
  return largest > mean + Math.sqrt(2 * Math.log(count) * variance)
}
