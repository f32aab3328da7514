import type { Language } from '../languages/language'
import type { Matched, Phrase } from './phrase-match'
import { createThesaurus } from './thesaurus'
import { tradeWords } from './trade/names'
import { speech } from './trade/speech'

/** The names of parts, work and properties; and how people speak of them. The longest phrase counts in each of them. */
const names = createThesaurus(tradeWords)
const spoken = createThesaurus(speech, tradeWords)

export const tradeVocabulary: readonly string[] = [...new Set([...names.words, ...spoken.words])]

/** Whether the word occurs in the trade vocabulary and is therefore not misspelt. */
export const isTradeWord = (word: string) => names.hasWord(word) || spoken.hasWord(word)

/** Whether the word alone is a term of the trade, not only part of one. */
export const isTradeName = (word: string) => names.hasName(word)

/** Finds the names in manuals of what the question names, one or more words each. */
export const findSynonyms = (words: readonly string[], language: Language): Matched<Phrase[]>[] =>
  names.findSynonyms(words, language)

/** Finds what else the question may mean, as people speak more loosely than manuals are written. */
export const findSpokenSynonyms = (words: readonly string[], language: Language): Matched<Phrase[]>[] =>
  spoken.findSynonyms(words, language)
