import type { Language } from '../../../../domain/text'
import { normalise } from '../../../../languages/text/normalise'
import { stem } from '../../../../languages/text/stem'
import type { Phrases } from './grammar'

/** Phrases with what they mean. A phrase may mean several things. */
export interface PhraseTable<Meaning> {
  /**
   * The longest phrase at a position, and all that it means.
   * @param stems of the words, in the table's language
   */
  at(
    words: readonly string[],
    stems: readonly string[],
    position: number,
  ): { length: number; meanings: readonly Meaning[] } | undefined
  /** The words of all phrases. */
  words: ReadonlySet<string>
}

/** Words separated by spaces. */
const wordsOf = (phrase: string): string[] => normalise(phrase.replace('=', '')).trim().split(/\s+/)

export const phrasesOf = (phrases: Phrases): string[][] => phrases.split(',').filter(Boolean).map(wordsOf)

/**
 * Makes a table of phrases.
 * @param isExact of a meaning, whether it is one of the words as they are written, not of their other inflected forms:
 *   "cuánto" is not "cuántos"
 */
export function createPhraseTable<Meaning>(
  entries: Iterable<readonly [Phrases, Meaning]>,
  language: Language,
  isExact: (meaning: Meaning) => boolean = () => false,
): PhraseTable<Meaning> {
  const exact = new Map<string, Meaning[]>()
  const byStem = new Map<string, Meaning[]>()
  const words = new Set<string>()
  let longest = 0
  for (const [phrases, meaning] of entries)
    for (const written of phrases.split(',').filter(Boolean)) {
      const phrase = wordsOf(written)
      longest = Math.max(longest, phrase.length)
      for (const word of phrase) words.add(word)
      if (written.includes('=') || isExact(meaning)) add(exact, phrase.join(' '), meaning)
      else add(byStem, stemsOf(phrase, language), meaning)
    }
  return {
    words,
    at(typed, stems, position) {
      for (let length = Math.min(longest, typed.length - position); length > 0; length--) {
        const end = position + length
        const meanings = [
          ...(exact.get(typed.slice(position, end).join(' ')) ?? []),
          ...(byStem.get(stems.slice(position, end).join(' ')) ?? []),
        ]
        if (meanings.length > 0) return { length, meanings }
      }
      return undefined
    },
  }
}

const stemsOf = (phrase: readonly string[], language: Language): string =>
  phrase.map((word) => stem(word, language)).join(' ')

function add<Meaning>(table: Map<string, Meaning[]>, key: string, meaning: Meaning): void {
  const meanings = table.get(key)
  if (!meanings) table.set(key, [meaning])
  else if (!meanings.includes(meaning)) meanings.push(meaning)
}
