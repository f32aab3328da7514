import { languages } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'

/** "Below zero" is a sign. */
const wordOf = (end: 'below' | 'above') => {
  const words = languages.map((language) => languageData[language].manuals[end]).join('|')
  return new RegExp(`(?<![a-z])(?:${words})(?![a-z])(?! (?:zero|cero|null|noll|nul)\\b)`)
}
const belowSign = /^\s*[<≤]/
const aboveSign = /^\s*[>≥]/
const belowWord = wordOf('below')
const aboveWord = wordOf('above')

/** Whether a condition with one figure applies below or above it; undefined if it applies at the figure itself. */
export function boundOf(condition: string): 'below' | 'above' | undefined {
  const text = normalise(condition)
  if (belowSign.test(text) || belowWord.test(text)) return 'below'
  return aboveSign.test(text) || aboveWord.test(text) ? 'above' : undefined
}
