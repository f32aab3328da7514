import { detectByWords } from '../../../languages/detect-by-words'
import type { Language } from '../../../languages/language'
import { languageData } from '../../../languages/language-data'
import { tokenise } from '../../../languages/text/tokenise'
import type { Audience, ComposedAnswer } from '../answering/engine'
import { shorten } from '../answering/extractive/markdown'
import { messageAnswer } from '../answering/message-answer'
import type { QuestionScope } from './question-scope'

const MAX_NAMES_LENGTH = 1500

/**
 * The answer if no manual is ready: manuals are still being read, which is not a refusal, or there are none. It is in the
 * language of the question, or in the preferred one if the words do not show another.
 */
export function answerWithoutManuals(
  { prompt, language }: { prompt: string; language: Language },
  { pending, unreadable }: QuestionScope,
  audience: Audience,
): ComposedAnswer {
  const texts = languageData[detectByWords(tokenise(prompt), language)].phrases.withoutManuals
  const names = shorten(unreadable.map(({ displayName }) => displayName).join(', '), MAX_NAMES_LENGTH)
  const [reason, staffAdvice] = names ? [texts.unreadable(names), texts.seeReason] : [texts.none, texts.addManual]
  return pending.length > 0
    ? messageAnswer(texts.pending, 'sure')
    : messageAnswer(`${reason} ${audience === 'staff' ? staffAdvice : texts.askDealer}`, 'none')
}
