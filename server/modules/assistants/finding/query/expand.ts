import type { Language } from '../languages/language'
import { languageData } from '../languages/language-data'
import { tokenise } from './tokenise'
import { tradeGlossary } from './trade-glossary'
import { tradeWords } from './trade-words'

type Phrase = readonly string[]

const groupsOf = (list: string): Phrase[][] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((phrase) => tokenise(phrase)))

const synonymGroups = groupsOf(tradeWords)
const glossaryGroups = groupsOf(tradeGlossary)

const MAX_PHRASE_WORDS = 4

interface Entry {
  group: Phrase[]
  phrase: Phrase
}

interface Lexicon {
  /** Exact phrases, which take precedence: "refrigerant" is not "refrigerante". */
  byWords: Map<string, Entry[]>
  /** Phrases by folded endings, so that "leads" matches "lead". */
  byKey: Map<string, Entry[]>
}

const synonyms = lexiconOf(synonymGroups)
/** The glossary translates; within one language its names would only dilute a question. */
const translations = lexiconOf([...synonymGroups, ...glossaryGroups])

function lexiconOf(groups: readonly Phrase[][]): Lexicon {
  return { byWords: groupsBy(groups, (word) => word), byKey: groupsBy(groups, foldEnding) }
}

function groupsBy(groups: readonly Phrase[][], keyOf: (word: string) => string): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  for (const group of groups)
    for (const phrase of group) {
      const key = phrase.map(keyOf).join(' ')
      entries.set(key, [...(entries.get(key) ?? []), { group, phrase }])
    }
  return entries
}

const foldedWords = new Set([...synonymGroups, ...glossaryGroups].flat(2).map(foldEnding))

interface Synonym {
  /** Positions of the recognised words in the question. */
  positions: readonly number[]
  /** Synonyms of one or more words. */
  phrases: Phrase[]
}

export const tradeVocabulary: readonly string[] = [...new Set(synonymGroups.flat(2))]

/** Whether the word occurs in the trade vocabulary and is therefore not misspelt. */
export const isTradeWord = (word: string) => foldedWords.has(foldEnding(word))

/** Whether the word alone is a term of the trade, not only part of one. */
export const isTradeName = (word: string) => synonyms.byKey.has(foldEnding(word))

/**
 * Finds synonyms of the question's words; longer phrases take precedence over the words in them and may include an
 * article or pronoun ("switch it off"). If the manuals are in `manualLanguages` other than that of the question, names are
 * translated too.
 */
export function findSynonyms(
  words: readonly string[],
  language: Language,
  manualLanguages: readonly Language[] = [],
): Synonym[] {
  const { byWords, byKey } = manualLanguages.some((other) => other !== language) ? translations : synonyms
  const { articles } = languageData[language].question
  const positionsToMatch = words.flatMap((word, position) => (articles.includes(word) ? [] : [position]))
  const found: Synonym[] = []
  let covered = 0
  for (let from = 0; from < positionsToMatch.length; from++)
    for (let to = Math.min(positionsToMatch.length, from + MAX_PHRASE_WORDS); to > from; to--) {
      if (to <= covered) break
      const positions = positionsToMatch.slice(from, to)
      const phrase = positions.map((position) => words[position] ?? '')
      const entries = byWords.get(phrase.join(' ')) ?? byKey.get(phrase.map(foldEnding).join(' '))
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
