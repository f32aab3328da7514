import type { Language } from '../language'
import { stem } from '../text/stem'
import { type Concept, readConcepts } from './concept'

/** Two words mean the same in fewer concepts by accident. */
const MIN_SHARED = 2
/** Of all concepts with either word, counted as Dice does. */
const MIN_SHARE = 0.4
const MAX_WORDS = 2

interface Occurrences {
  /** As it is written in one of the names. */
  word: string
  /** The concepts in whose names it is, in any inflected form. */
  concepts: Set<Concept>
}

const byLanguage = new Map<Language, ReadonlyMap<string, Occurrences>>()

/**
 * Words of another language for a word that is only part of names, as "hidráulico" is: those that are in the names of the same
 * concepts, as "hydraulic" is, best first.
 */
export function alignedWords(word: string, from: Language, into: Language): string[] {
  const { concepts } = occurrencesIn(from).get(stem(word, from)) ?? { concepts: new Set<Concept>() }
  if (concepts.size < MIN_SHARED) return []
  const stems = new Set([...concepts].flatMap((concept) => wordsOf(concept, into)).map((one) => stem(one, into)))
  return [...stems]
    .flatMap((one) => occurrencesIn(into).get(one) ?? [])
    .map((other) => {
      const shared = [...concepts].filter((concept) => other.concepts.has(concept)).length
      return { other: other.word, shared, share: (2 * shared) / (concepts.size + other.concepts.size) }
    })
    .filter(({ shared, share }) => shared >= MIN_SHARED && share >= MIN_SHARE)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MAX_WORDS)
    .map(({ other }) => other)
}

/** By the stems of words. */
function occurrencesIn(language: Language): ReadonlyMap<string, Occurrences> {
  const cached = byLanguage.get(language)
  if (cached) return cached
  const found = new Map<string, Occurrences>()
  for (const concept of readConcepts())
    for (const word of wordsOf(concept, language)) {
      const key = stem(word, language)
      const known = found.get(key) ?? { word, concepts: new Set() }
      known.concepts.add(concept)
      found.set(key, known)
    }
  byLanguage.set(language, found)
  return found
}

const wordsOf = (concept: Concept, language: Language): readonly string[] => concept[language].flat()
