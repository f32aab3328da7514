import type { Checkpoint } from '../checkpoint'
import type { Language } from '../languages/language'
import { cognatesOf } from './cognates'
import { correctSpelling, type Vocabulary } from './spelling'

/** Returns the correction of a misspelt word, if there is one; memoized. */
export type Corrector = (word: string) => string | undefined

export function createCorrector(vocabulary: Vocabulary, language: Language, checkpoint: Checkpoint): Corrector {
  const known = new Map<string, string | undefined>()
  return (word) => {
    if (!known.has(word)) {
      checkpoint()
      known.set(word, correctSpelling(word, vocabulary, language))
    }
    return known.get(word)
  }
}

/** Returns the words of the manuals that are written like a word; memoized. */
export type Cognates = (word: string) => readonly string[]

export function createCognates(vocabulary: Vocabulary, language: Language, checkpoint: Checkpoint): Cognates {
  const known = new Map<string, string[]>()
  return (word) => {
    const before = known.get(word)
    if (before) return before
    checkpoint()
    const found = cognatesOf(word, vocabulary, language)
    known.set(word, found)
    return found
  }
}
