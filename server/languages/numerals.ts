import { languages } from './language'
import { languageData } from './language-data'
import { normalise } from './text/normalise'

const wordsOf = (kind: 'numerals' | 'indefinite'): string[] =>
  languages.flatMap((language) => languageData[language].numbers[kind].split(' '))

const numerals: ReadonlySet<string> = new Set(wordsOf('numerals').map((word) => normalise(word).trim()))

/** The indefinite articles of the languages, which are also "one" before a unit. */
const indefinite: ReadonlySet<string> = new Set(wordsOf('indefinite'))

export const isIndefinite = (word: string) => indefinite.has(word)

/** Whether a normalised word is a number in one of the languages. */
export const isNumeral = (word: string) => numerals.has(word)
