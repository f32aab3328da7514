import { type SafetyLevel, safetyLevels } from '../domain/safety-level'
import { alternatives } from '../domain/word-pattern'
import { type Language, languages } from './language'
import { languageData } from './language-data'

/** A level of safety, or the announcement of damage to property alone (ANSI Z535.6). */
type Signal = SafetyLevel | 'NOTICE'

const signals: readonly Signal[] = [...safetyLevels, 'NOTICE']

/** The signal word of a level in the language of an answer. */
export const signalWord = (level: SafetyLevel, language: Language): string =>
  languageData[language].manuals.signalWords[level][0]

/** The signal words of a level in every language, as alternatives of a pattern that ignores case. */
export const signalWordsOf = (level: SafetyLevel): string =>
  alternatives(languages.flatMap((language) => languageData[language].manuals.signalWords[level]))

/** All signal words, as alternatives of a pattern that ignores case. */
export const anySignalWord: string = safetyLevels.map(signalWordsOf).join('|')

/**
 * The signal word that a text of a manual begins with, in another language: "WARNING" for "ADVERTENCIA: ...". Undefined if it
 * begins with none, or if both languages have the same word.
 */
export function translatedSignalWord(text: string, from: Language, into: Language): string | undefined {
  const signal = signals.find((one) => startsWith(text, wordsOf(one, from)))
  const [word] = signal ? wordsOf(signal, into) : []
  return word === undefined || startsWith(text, [word]) ? undefined : word
}

function wordsOf(signal: Signal, language: Language): readonly string[] {
  const { signalWords, structureWords } = languageData[language].manuals
  return signal === 'NOTICE' ? structureWords.notice.split(', ').map((word) => word.toUpperCase()) : signalWords[signal]
}

const before = '^[\\s⚠△!¡•*"“(]*'

/** In small letters it is a signal word only before an exclamation mark or a colon: "Warning lamp" is none. */
function startsWith(text: string, words: readonly string[]): boolean {
  const any = alternatives(words)
  return (
    new RegExp(`${before}(?:${any})(?!\\p{L})`, 'u').test(text) ||
    new RegExp(`${before}(?:${any})\\s*[!:]`, 'iu').test(text)
  )
}
