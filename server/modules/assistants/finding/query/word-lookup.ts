import type { Language } from '../../../../languages/language'
import type { Checkpoint } from '../checkpoint'
import { cognatesOf } from './cognates'
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

/** Returns the words of the manuals that are written like a word; memoized. */
export type Cognates = (word: string) => readonly string[]

export function createCognates(vocabulary: Vocabulary, language: Language, checkpoint: Checkpoint): Cognates {
  const cognates = new Map<string, string[]>()
  return (word) => {
    const cached = cognates.get(word)
    if (cached) return cached
    checkpoint()
    const found = cognatesOf(word, vocabulary, language)
    cognates.set(word, found)
    return found
  }
}
