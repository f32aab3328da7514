import { type HeadingWords, type LanguageData, languages, type ManualWord } from './language'
import { languageData } from './language-data'

/**
 * The words of one kind in every language, or in those that put the head noun first or last, as alternatives of a pattern
 * for normalised text.
 */
export function anyWord(kind: ManualWord, headNoun?: LanguageData['headNoun']): string {
  const words = languages
    .map((language) => languageData[language])
    .filter((one) => headNoun === undefined || one.headNoun === headNoun)
    .flatMap(({ manualWords }) => manualWords[kind].split(' '))
  return `(?:${[...new Set(words)].join('|')})`
}

/** The words of headings of one kind in every language, as printed. */
export const anyHeadingWord = (kind: keyof HeadingWords): string[] =>
  languages.flatMap((language) => languageData[language].headings[kind])
