import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../../domain/text'
import { detectByWords } from '../../../../languages/detect-by-words'
import { tokenise } from '../../../../languages/text/tokenise'

/** The language of the question first, as some words are in both. */
export function languagesOf({ prompt, language }: { prompt: string; language: Language }): Language[] {
  const detected = detectByWords(tokenise(prompt), language)
  const first = languageValues.find((one) => one === detected) ?? language
  return [first, ...languageValues.filter((one) => one !== first)]
}
