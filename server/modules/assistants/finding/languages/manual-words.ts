import { languages, type ManualWord } from './language'
import { languageData } from './language-data'

/** The words of one kind in every language, as alternatives of a pattern for normalised text. */
export function anyWord(kind: ManualWord): string {
  const words = languages.flatMap((language) => languageData[language].manualWords[kind].split(' '))
  return `(?:${[...new Set(words)].join('|')})`
}
