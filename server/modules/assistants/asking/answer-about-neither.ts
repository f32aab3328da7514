import type { Language, Text } from '../../../domain/text'
import type { ComposedAnswer } from '../answering/engine'
import { messageAnswer } from '../answering/message-answer'
import { detectByWords } from '../finding/languages/detect-by-words'
import { tokenise } from '../finding/query/tokenise'
import { concernsMachine } from '../off-topic/concerns-machine'

const text: Text = {
  en: 'I answer questions about machines and about your own records, and this is about neither.',
  es: 'Respondo preguntas sobre máquinas y sobre sus propios registros, y esto no trata de ninguno de los dos.',
}

/** What may be done is asked of a machine, whatever it names: "may I work in the rain". */
const asksForLeave =
  /^[¿\s]*(?:can|may|could|should|is it|am i|are we|se puede|se pueden|puedo|podemos|es posible|debo)\b/i

/** The answer to a question that is about no machine, so that nobody is asked which one; undefined for any other one. */
export function answerAboutNeither(prompt: string, preferred: Language): ComposedAnswer | undefined {
  const language = detectByWords(tokenise(prompt), preferred)
  if ((language !== 'en' && language !== 'es') || asksForLeave.test(prompt)) return undefined
  if (concernsMachine(prompt, language)) return undefined
  return messageAnswer(text[language], 'none')
}
