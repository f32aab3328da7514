import { isThingWord } from '../../../../languages/glossary/property-words'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { isTradeName } from './expand'

/**
 * Published lists of frequent words are made for text in general. Whatever they say of "fill", "open" or "short", what is
 * a term of the trade or distinguishes two like things counts fully.
 */
function isTerm(word: string, language: Language): boolean {
  return isTradeName(word, language) || languageData[language].question.opposites.some((pair) => pair.includes(word))
}

/** Whether a normalised word is a function word. */
export const isStopWord = (word: string, language: Language) => languageData[language].stopWords.has(word)

/** Whether a normalised word helps little in ranking, and its absence does not count. */
export const isFillerWord = (word: string, language: Language) =>
  languageData[language].question.subjectWords.includes(word) ||
  (languageData[language].fillerWords.has(word) && !isTerm(word, language))

/** Whether a normalised word is so frequent in general speech that its absence does not count. */
export const isFrequentWord = (word: string, language: Language) =>
  languageData[language].frequentWords.has(word) && !isTerm(word, language) && !isThingWord(word, language)

/** Whether a normalised word says what a text is about. */
export const isContentWord = (word: string, language: Language) =>
  !isStopWord(word, language) && !isFillerWord(word, language) && !isFrequentWord(word, language)

/** Whether a normalised word is one of general speech, whose absence counts little. */
export const isSpeechWord = (word: string, language: Language) =>
  languageData[language].speechWords.has(word) && !isTerm(word, language)

/** Whether the word is a filler in questions for a part; in other questions it may be a content word. */
export const isPartFiller = (word: string, language: Language) =>
  languageData[language].question.partWords.includes(word)

/** Whether the word is one of general speech in any of the languages, and therefore not misspelt. */
export const isEverydayWord = (word: string, languages: readonly Language[]) =>
  languages.some((language) => {
    const { stopWords, fillerWords, knownWords, question } = languageData[language]
    return stopWords.has(word) || fillerWords.has(word) || knownWords().has(word) || question.partWords.includes(word)
  })

/**
 * Words that a misspelt one may have been meant for. Those of general speech are not among them: they are too many, and
 * "winch" is not "witch" in a question about a manual that calls it otherwise.
 */
export function everydayWords(language: Language): string[] {
  const { stopWords, fillerWords, question } = languageData[language]
  return [...stopWords, ...fillerWords, ...question.partWords]
}
