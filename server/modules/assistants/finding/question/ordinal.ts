import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'

/** "What goes in first?" asks for no gear, nor does "wait a second": words count alone from "third" on. */
const FIRST_BARE = 2

/**
 * The question with the ordinals of what is numbered as manuals have them: "in 4th gear" and "in fourth" are "in gear 4".
 */
export function writeOrdinals(question: string, language: Language): string {
  const table = languageData[language].numbers.ordinals
  if (!table) return question
  const { words, suffix, bareSuffix, numbered, inGear, gear } = table
  const ordinal = (written: readonly string[], ending: string) =>
    `(\\d{1,2}(?=${ending}(?![\\p{L}\\d]))|${written.join('|')})(?:${ending})?`
  const named = new RegExp(`(?<![\\p{L}\\d])${ordinal(words, suffix)}\\s+(${numbered})(?!\\p{L})`, 'giu')
  const bare = ordinal(words.slice(FIRST_BARE), bareSuffix)
  const alone = new RegExp(`(?<!\\p{L})(${inGear})\\s+${bare}(?=\\s*(?:[?.!,;]|$))`, 'giu')
  const figureOf = (text: string) =>
    /\d/.test(text) ? text : words.findIndex((word) => new RegExp(`^${word}$`, 'iu').test(text)) + 1
  return question
    .replace(named, (_, text: string, noun: string) => `${noun} ${figureOf(text)}`)
    .replace(alone, (_, into: string, text: string) => `${into} ${gear} ${figureOf(text)}`)
}
