import type { Language } from '../../../../server/languages/language'
import { chooseFrom } from '../../../random'
import { isTelling } from '../telling-words'
import { misspell } from './misspell'
import { nearNames } from './near-names'

const MIN_WORDS_TO_DROP = 3
const MIN_LETTERS_TO_MISSPELL = 5

/** Replaces some words by another name for the same, if there is one. */
export function swapWords(words: readonly string[], language: Language, random: () => number): string[] {
  const near = nearNames(words, language)
  if (near.length === 0) return [...words]
  const { positions, found } = chooseFrom(near, random)
  const name = chooseFrom(found, random)
  return words.flatMap((word, position) => {
    if (position === positions[0]) return name
    return positions.includes(position) ? [] : [word]
  })
}

/** Omits one telling word. Names of two words are left as they are. */
export function dropWord(words: readonly string[], language: Language, random: () => number): string[] {
  const telling = words.flatMap((word, position) => (isTelling(word, language) ? [position] : []))
  if (telling.length < MIN_WORDS_TO_DROP) return [...words]
  const dropped = chooseFrom(telling, random)
  return words.filter((_, position) => position !== dropped)
}

/** Misspells one word; figures and short words are left as they are. */
export function misspellWord(words: readonly string[], random: () => number): string[] {
  const long = words.flatMap((word, position) =>
    word.length >= MIN_LETTERS_TO_MISSPELL && /^\p{L}+$/u.test(word) ? [position] : [],
  )
  if (long.length === 0) return [...words]
  const wrong = chooseFrom(long, random)
  return words.map((word, position) => (position === wrong ? misspell(word, random) : word))
}
