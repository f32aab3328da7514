import type { Language, Text } from '../../../domain/text'
import { detectByWords } from '../../../languages/detect-by-words'
import { tokenise } from '../../../languages/text/tokenise'
import type { ComposedAnswer } from '../answering/engine'
import { messageAnswer } from '../answering/message-answer'
import { concernsMachine } from '../off-topic/concerns-machine'
import { asksPermission } from '../records/meaning/asks-permission'

const text: Text = {
  en: 'I answer questions about machines and about your own records, and this is about neither.',
  es: 'Respondo preguntas sobre máquinas y sobre sus propios registros, y esto no trata de ninguno de los dos.',
}

/**
 * The answer to a question that is about no machine, so that nobody is asked which one; undefined for any other one. What
 * may be done is asked of a machine, whatever it names: "may I work in the rain".
 */
export function answerAboutNeither(prompt: string, preferred: Language): ComposedAnswer | undefined {
  const language = detectByWords(tokenise(prompt), preferred)
  if ((language !== 'en' && language !== 'es') || asksPermission(prompt)) return undefined
  if (concernsMachine(prompt, language)) return undefined
  return messageAnswer(text[language], 'none')
}
