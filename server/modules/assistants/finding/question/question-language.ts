import { detectQuestionLanguage } from '../../../../languages/detect-language'
import type { Language } from '../../../../languages/language'
import type { Question } from './query'

/** The last questions show the language of a conversation. */
const MAX_EARLIER_QUESTIONS = 3

/** The language of a question; a fragment such as "und hinten?" shows less of it than the questions before. */
export function languageOfQuestion(question: Question, manuals: readonly Language[]): Language {
  const expected = { manuals, preferred: question.language }
  const earlier = question.conversation.filter(({ role }) => role === 'user').slice(-MAX_EARLIER_QUESTIONS)
  if (earlier.length === 0) return detectQuestionLanguage(question.prompt, expected)
  const conversation = detectQuestionLanguage(earlier.map(({ content }) => content).join('\n'), expected)
  return detectQuestionLanguage(question.prompt, { ...expected, conversation })
}
