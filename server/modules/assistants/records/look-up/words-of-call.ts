import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../../domain/text'
import { languageData } from '../../../../languages/language-data'
import { alternativesOf } from '../alternatives'
import { widerAlternativesOf } from '../names/wider-alternatives'
import { tokensOf } from '../words/tokens'

type Alternatives = string[][]

/**
 * How records may name what a call names, the closest first: its own words, their names in the other language, and then what
 * else such things are called; empty for a text without words. A model may use either language, whatever the question is in.
 */
export function alternativesInTurn(text: string, language: Language): Alternatives[] {
  const languages = [language, ...languageValues.filter((other) => other !== language)]
  const typed = tokensOf(text).map(({ word }) => word)
  if (typed.length === 0) return []
  const wordsIn = (one: Language) => {
    const said = typed.filter((word) => !languageData[one].stopWords.has(word))
    return said.length > 0 ? said : typed
  }
  const turns = [
    ...languages.map((one) => alternativesOf(wordsIn(one), one)),
    ...languages.map((one) => widerAlternativesOf(wordsIn(one), one)),
  ].filter(({ length }) => length > 0)
  return [...new Map(turns.map((turn) => [JSON.stringify(turn), turn])).values()]
}
