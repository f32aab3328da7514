import { isActionWord } from '../../../../languages/glossary/action-words'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { tokenise } from '../../../../languages/text/tokenise'
import { detectIntent } from './intent'
import { expectedUnits, quantities } from './quantity'

/** Whether a normalised question says what is asked, and not only of what: "and the rear ones?" does not. */
export const asksItself = (text: string, language: Language): boolean =>
  detectIntent(text, language) !== 'fact' || expectedUnits(text, language).length > 0 || interrogates(text, language)

export const interrogates = (text: string, language: Language): boolean =>
  tokenise(text).some((word) => languageData[language].question.interrogatives.includes(word))

/**
 * Whether a normalised question needs to know what was done: "how often?" does, but not "which part number?", nor what
 * says itself what is done.
 */
export function lacksAction(text: string, language: Language): boolean {
  if (tokenise(text).some((word) => isActionWord(word, language))) return false
  const { place } = languageData[language].question
  const units = expectedUnits(text, language)
  if (detectIntent(text, language) === 'part' || place.test(text)) return false
  return units.length === 0 || units.some((unit) => quantities.interval.units.includes(unit))
}
