import { detectByWords } from '../../../languages/detect-by-words'
import type { Language } from '../../../languages/language'
import { languageData } from '../../../languages/language-data'
import { tokenise } from '../../../languages/text/tokenise'
import type { ComposedAnswer } from '../answering/engine'
import { messageAnswer } from '../answering/message-answer'

/** Asks which machine a question is about, in the language of the question, if its words show one. */
export function askForMachine(
  { prompt, language }: { prompt: string; language: Language },
  candidates: readonly string[],
): ComposedAnswer {
  const asked = detectByWords(tokenise(prompt), language)
  const list = candidates.length > 0 ? `\n\n${candidates.map((name) => `- ${name}`).join('\n')}` : ''
  return messageAnswer(`${languageData[asked].phrases.whichMachine}${list}`, 'sure')
}
