import { tradeWords } from '../../../../languages/en/trade/names'
import { isGlossaryWord, translate } from '../../../../languages/glossary/glossary'
import { isPropertyWord } from '../../../../languages/glossary/property-words'
import { type Language, languages } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import type { Matched, Phrase } from '../../../../languages/text/phrase-match'
import { createThesaurus, type Thesaurus } from './thesaurus'

/** The English names of a phrase of another language; none if only words of it have one. */
const inEnglish = (phrase: Phrase, language: Language): Phrase[] =>
  translate(phrase, language, 'en').flatMap(({ positions, found }) => (positions.length === phrase.length ? found : []))

/** The names of parts, work and properties; and how people speak of them. The longest phrase counts in each of them. */
const names = createThesaurus('en', tradeWords)
const english = createThesaurus('en', languageData.en.speech?.expressions ?? '', names.equivalentsOf)
const spoken = new Map<Language, Thesaurus>([['en', english]])
for (const language of languages) {
  const { speech } = languageData[language]
  if (!speech || language === 'en') continue
  spoken.set(
    language,
    createThesaurus(language, speech.expressions, (phrase) => inEnglish(phrase, language)),
  )
}

const vocabularies = new Map<Language, ReadonlySet<string>>()

/** The words of the trade in a language, beside those of the glossary. */
export function tradeVocabulary(language: Language): ReadonlySet<string> {
  const cached = vocabularies.get(language)
  if (cached) return cached
  const words = new Set([...(language === 'en' ? names.words : []), ...(spoken.get(language)?.words ?? [])])
  vocabularies.set(language, words)
  return words
}

/** Whether the word occurs in the trade vocabulary of the language, or of English, and is therefore not misspelt. */
export const isTradeWord = (word: string, language: Language) =>
  names.hasWord(word) || english.hasWord(word) || (spoken.get(language)?.hasWord(word) ?? false)

/**
 * Whether the word alone is a term of the trade, not only part of one: in another language, if its English name is. A word
 * of general speech with several senses is none, as Spanish "sale" may be a form of room or exit, or what comes off.
 */
export function isTradeName(word: string, language: Language): boolean {
  if (language === 'en') return names.hasName([word])
  const isSpeech = languageData[language].speechWords.has(word)
  return translate([word], language, 'en').some(
    ({ found, share }) => (share === 1 || !isSpeech) && found.some(names.hasName),
  )
}

/**
 * Whether the word alone names a thing or an action of the trade, such as a part or a fluid, rather than a property, a
 * fault or a place.
 */
export const isThingName = (word: string, language: Language) =>
  isTradeName(word, language) && !isPropertyWord(word, language)

/** Finds the names in manuals of what the question names, one or more words each. */
export const findSynonyms = (words: readonly string[], language: Language): Matched<Phrase[]>[] =>
  names.findSynonyms(englishAmong(words, language))

/** Finds what else the question may mean, as people speak more loosely than manuals are written. */
export const findSpokenSynonyms = (words: readonly string[], language: Language): Matched<Phrase[]>[] => [
  ...(language === 'en' ? [] : (spoken.get(language)?.findSynonyms(words) ?? [])),
  ...english.findSynonyms(englishAmong(words, language)),
]

/** English words are common in the trade everywhere; a word that the question's language has as well is not taken for one. */
const englishAmong = (words: readonly string[], language: Language): readonly string[] =>
  language === 'en' ? words : words.map((word) => (isOwnWord(word, language) ? '' : word))

const isOwnWord = (word: string, language: Language) =>
  languageData[language].stopWords.has(word) ||
  languageData[language].speechWords.has(word) ||
  isGlossaryWord(word, language)
