import { type SafetyLevel, safetyLevels } from '../domain/safety-level'
import { alternatives } from '../domain/word-pattern'
import { type Language, languages } from './language'
import { languageData } from './language-data'

/** The signal word of a level in the language of an answer. */
export const signalWord = (level: SafetyLevel, language: Language): string =>
  languageData[language].manuals.signalWords[level][0]

/** The signal words of a level in every language, as alternatives of a pattern that ignores case. */
export const signalWordsOf = (level: SafetyLevel): string =>
  alternatives(languages.flatMap((language) => languageData[language].manuals.signalWords[level]))

/** All signal words, as alternatives of a pattern that ignores case. */
export const anySignalWord: string = safetyLevels.map(signalWordsOf).join('|')
