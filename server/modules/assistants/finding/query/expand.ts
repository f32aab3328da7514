import { tokenise } from './tokenise'
import { tradeWords } from './trade-words'

type Phrase = readonly string[]

const groups: Phrase[][] = tradeWords
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((phrase) => tokenise(phrase)))

const longestPhrase = 4

interface Entry {
  group: Phrase[]
  phrase: Phrase
}

/** Phrases as they are written, which come first: "refrigerant" is not "refrigerante". */
const groupsByWords = groupsBy((word) => word)
/** Phrases by a folded key of their words, so that "leads" and "lead" meet. */
const groupsByKey = groupsBy(fold)

function groupsBy(keyOf: (word: string) => string): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  for (const group of groups)
    for (const phrase of group) {
      const key = phrase.map(keyOf).join(' ')
      entries.set(key, [...(entries.get(key) ?? []), { group, phrase }])
    }
  return entries
}

const knownWords = new Set(groups.flat(2).map(fold))

interface Synonym {
  /** Positions of the question's words that were recognised. */
  positions: readonly number[]
  /** The other names of the same thing, each in one or more words. */
  phrases: Phrase[]
}

/** Every word of the trade table, as it is written there. */
export const tradeVocabulary: readonly string[] = [...new Set(groups.flat(2))]

/** Whether the trade table knows the word, so that it is no misspelling. */
export const isTradeWord = (word: string) => knownWords.has(fold(word))

/** Whether the word alone names something of the trade, and is not only a word in a longer name. */
export const isTradeName = (word: string) => groupsByKey.has(fold(word))

const between = new Set(
  'the a an it them him her this that my your el la los las lo un una der die das den es'.split(' '),
)

/**
 * The other names of what the question's words mean; longer phrases are recognised before the words inside them, also
 * with an article or a pronoun between their words ("switch it off").
 */
export function synonymsOf(words: readonly string[]): Synonym[] {
  const places = words.flatMap((word, position) => (between.has(word) ? [] : [position]))
  const found: Synonym[] = []
  let covered = 0
  for (let from = 0; from < places.length; from++)
    for (let to = Math.min(places.length, from + longestPhrase); to > from; to--) {
      if (to <= covered) break
      const positions = places.slice(from, to)
      const phrase = positions.map((position) => words[position] ?? '')
      const entries = groupsByWords.get(phrase.join(' ')) ?? groupsByKey.get(phrase.map(fold).join(' '))
      if (!entries) continue
      const phrases = entries.flatMap(({ group, phrase }) => group.filter((other) => other !== phrase))
      found.push({ positions, phrases })
      covered = to
      break
    }
  return found
}

/** Folds the endings that differ between forms of a word of any language, only to look it up in the table. */
function fold(word: string): string {
  const base = /^(?:(.{3,}?)(?:ing|ed|es|s)|(.{4,}?)(?:en|e))$/.exec(word)?.slice(1).find(Boolean) ?? word
  return base.replace(/([^aeiou])\1$/, '$1')
}
