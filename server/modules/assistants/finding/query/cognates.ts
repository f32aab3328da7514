import type { Language } from '../../../../languages/language'
import type { Vocabulary } from './spelling'

const MIN_LETTERS = 5
/** Share of trigrams in common, or of the longer word that the common beginning makes up. */
const MIN_SIMILARITY = { trigrams: 0.5, start: 0.6 }
const MIN_COMMON_START = 5
const MAX_COGNATES = 3
/** Related words of two languages start alike; comparing only those keeps the search short. */
const SAME_START = 2
const GRAM = 3

/**
 * Words of the manuals that are written like a word of a question in another language, best first: "pressure" and
 * "pression" begin alike, "Kompressor" and "compresseur" share their trigrams. None if the manuals use the word itself.
 */
export function cognatesOf(word: string, vocabulary: Vocabulary, language: Language): string[] {
  const isForeign = vocabulary.languages.some((other) => other !== language)
  if (!isForeign || word.length < MIN_LETTERS || /[^a-z]/.test(word) || vocabulary.has(word)) return []
  const grams = gramsOf(word)
  const found: { other: string; similarity: number }[] = []
  for (const other of vocabulary.words.keys()) {
    if (other.length < MIN_LETTERS || !startsAlike(word, other)) continue
    const trigrams = diceCoefficient(grams, gramsOf(other))
    const start = commonStart(word, other) / Math.max(word.length, other.length)
    if (trigrams >= MIN_SIMILARITY.trigrams || start >= MIN_SIMILARITY.start)
      found.push({ other, similarity: trigrams + start })
  }
  return found
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_COGNATES)
    .map(({ other }) => other)
}

/** "c" and "k" are one sound in most of the languages. */
const startOf = (word: string) => word.slice(0, SAME_START).replace('k', 'c')
const startsAlike = (word: string, other: string) => startOf(word) === startOf(other)

/** The trigrams of a word, with its start and end; doubled letters count once, as languages differ in them. */
function gramsOf(word: string): Set<string> {
  const padded = `^${word.replace(/(.)\1/g, '$1').replaceAll('k', 'c')}$`
  return new Set(Array.from({ length: padded.length - GRAM + 1 }, (_, start) => padded.slice(start, start + GRAM)))
}

/** The number of letters with which both words begin; 0 if they are few. */
function commonStart(word: string, other: string): number {
  let length = 0
  while (length < word.length && word[length] === other[length]) length++
  return length < MIN_COMMON_START ? 0 : length
}

/** Twice what two sets have in common by their size, 0 to 1. */
function diceCoefficient(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((gram) => other.has(gram)).length
  return (2 * common) / (one.size + other.size)
}
