import type { Found } from '../../finding/find'
import type { Evidence } from '../../finding/scoring/evidence'
import { fuseEvidence } from '../../finding/similarity/fuse-evidence'
import type { Similarity } from '../../finding/similarity/similarity'
import type { ComposedAnswer } from '../engine'
import { withForeignWords } from './foreign-words'
import { composeUnsure } from './unsure'

interface SimilarAnswer {
  answer: ComposedAnswer
  /** In the order in which it is quoted. */
  evidence: Evidence[]
}

/**
 * Composes an answer from passages that are similar to the question as a whole, where its words do not give a certain one.
 * It claims nothing: the probability of an answer is calibrated for words alone.
 * @param answer that of the words
 * @returns undefined if that one remains: it is certain, or a refusal and no passage stands out
 */
export function composeSimilar(
  found: Found,
  answer: ComposedAnswer,
  { similarity, characters }: { similarity: Similarity; characters: number },
): SimilarAnswer | undefined {
  const { hits, isDistinct } = similarity
  if (answer.confidence === 'sure' || (answer.confidence === 'none' && !isDistinct)) return undefined
  const evidence = fuseEvidence(found, hits)
  return { answer: withForeignWords(composeUnsure({ ...found, evidence }, characters), found), evidence }
}
