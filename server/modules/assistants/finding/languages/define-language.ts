import type { LanguageData } from './language'

interface Words {
  stopWords: string
  fillerWords: string
  speechWords: string
  unitNames: Record<string, string>
}

/** Assembles a language from its generated words and what is written by hand. */
export function defineLanguage(
  { unitNames, ...words }: Words,
  rest: Pick<LanguageData, 'stem' | 'question' | 'headNoun'>,
): LanguageData {
  return {
    ...rest,
    unitNames,
    stopWords: splitWords(words.stopWords),
    fillerWords: splitWords(words.fillerWords),
    speechWords: splitWords(words.speechWords),
  }
}

const splitWords = (words: string) => new Set(words.trim().split(/\s+/))
