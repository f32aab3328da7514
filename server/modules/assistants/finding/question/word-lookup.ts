import type { Language } from '../../../../languages/language'
import type { Checkpoint } from '../checkpoint'
import { correctSpelling, type Vocabulary } from './spelling'

/** Returns the correction of a misspelt word, if there is one; memoized. */
export type Corrector = (word: string) => string | undefined

export function createCorrector(vocabulary: Vocabulary, language: Language, checkpoint: Checkpoint): Corrector {
  const corrections = new Map<string, string | undefined>()
  return (word) => {
    if (!corrections.has(word)) {
      checkpoint()
      corrections.set(word, correctSpelling(word, vocabulary, language))
    }
    return corrections.get(word)
  }
}
