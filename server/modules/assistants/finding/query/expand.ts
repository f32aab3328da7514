import type { Language } from '../languages/language'
import { languageData } from '../languages/language-data'
import { tokenise } from './tokenise'
import { tradeWords } from './trade-words'

type Phrase = readonly string[]

const groups: Phrase[][] = tradeWords
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((phrase) => tokenise(phrase)))

const MAX_PHRASE_WORDS = 4

interface Entry {
  group: Phrase[]
  phrase: Phrase
}

/** Exact phrases, which take precedence: "refrigerant" is not "refrigerante". */
const groupsByWords = groupsBy((word) => word)
/** Phrases by folded endings, so that "leads" matches "lead". */
const groupsByKey = groupsBy(foldEnding)

function groupsBy(keyOf: (word: string) => string): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  for (const group of groups)
    for (const phrase of group) {
      const key = phrase.map(keyOf).join(' ')
      entries.set(key, [...(entries.get(key) ?? []), { group, phrase }])
    }
  return entries
}

const foldedWords = new Set(groups.flat(2).map(foldEnding))

interface Synonym {
  /** Positions of the recognised words in the question. */
  positions: readonly number[]
  /** Synonyms of one or more words. */
  phrases: Phrase[]
}

export const tradeVocabulary: readonly string[] = [...new Set(groups.flat(2))]

/** Whether the word occurs in the trade vocabulary and is therefore not misspelt. */
export const isTradeWord = (word: string) => foldedWords.has(foldEnding(word))

/** Whether the word alone is a term of the trade, not only part of one. */
export const isTradeName = (word: string) => groupsByKey.has(foldEnding(word))

/**
 * Finds synonyms of the question's words; longer phrases take precedence over the words in them and may include an
 * article or pronoun ("switch it off").
 */
export function findSynonyms(words: readonly string[], language: Language): Synonym[] {
  const { articles } = languageData[language].question
  const positionsToMatch = words.flatMap((word, position) => (articles.includes(word) ? [] : [position]))
  const found: Synonym[] = []
  let covered = 0
  for (let from = 0; from < positionsToMatch.length; from++)
    for (let to = Math.min(positionsToMatch.length, from + MAX_PHRASE_WORDS); to > from; to--) {
      if (to <= covered) break
      const positions = positionsToMatch.slice(from, to)
      const phrase = positions.map((position) => words[position] ?? '')
      const entries = groupsByWords.get(phrase.join(' ')) ?? groupsByKey.get(phrase.map(foldEnding).join(' '))
      if (!entries) continue
      const phrases = entries.flatMap(({ group, phrase }) => group.filter((other) => other !== phrase))
      found.push({ positions, phrases })
      covered = to
      break
    }
  return found
}

/** Removes inflectional endings of any language, for lookups only. */
function foldEnding(word: string): string {
  const base = /^(?:(.{3,}?)(?:ing|ed|es|s)|(.{4,}?)(?:en|e))$/.exec(word)?.slice(1).find(Boolean) ?? word
  return base.replace(/([^aeiou])\1$/, '$1')
}
