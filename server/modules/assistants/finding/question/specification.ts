import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { tokenise } from '../../../../languages/text/tokenise'

/**
 * How grades of oil, grease, fuel and fluids are written: SAE J300 and J306, ISO 3448 (VG), API 1509 and GL classes, ACEA
 * sequences, NLGI, FMVSS 116 (DOT), ASTM and DIN numbers, EN 590, JASO, and hydraulic oils of DIN 51524 (HLP).
 */
const grade =
  /(?<![\p{L}\d])(?:SAE|\d{1,2}W(?:-?\d{2})?|(?:ISO[ -]?)?VG ?\d+|API|ACEA|NLGI|DOT ?[3-5]|ASTM ?D|DIN ?5\d{4}|EN ?\d{3}|JASO|HV?LP?D? ?\d{2}|GL-?[3-6]|ATF|UTTO|STOU)(?![\p{L}])/u

/**
 * Whether a normalised question asks which fluid or grade is used, and not for a thing that is named after a fluid ("which
 * oil filter"). English is tried as well, see `detectIntent`.
 */
export const asksSpecification = (prompt: string, language: Language): boolean =>
  (language !== 'en' && languageData[language].question.specification.test(prompt)) || asksInEnglish(prompt)

/** The words of the form in which it asks, "what grade of": a manual need not have them, as it states the grade itself. */
export const specificationWords = (prompt: string, language: Language): string[] =>
  tokenise(languageData[language].question.specification.exec(prompt)?.[0] ?? '')

/** English alone writes "oil filter" in two words with the fluid first. */
function asksInEnglish(prompt: string): boolean {
  const { question, stopWords, fillerWords } = languageData.en
  const match = question.specification.exec(prompt)
  if (!match) return false
  const next = /^ ([\p{L}\d]+)/u.exec(prompt.slice(match.index + match[0].length))?.[1]
  return next === undefined || stopWords.has(next) || fillerWords.has(next)
}

/** Whether a text as printed has a grade. */
export const hasSpecification = (text: string): boolean => grade.test(text)
