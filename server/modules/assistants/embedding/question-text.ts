import type { Language } from '../finding/languages/language'
import { inheritedWords } from '../finding/query/follow-up'
import type { Question } from '../finding/query/query'
import { startOf } from './passage-text'

const MAX_CHARACTERS = 2000

/** The text of a question that is embedded: after the question that it depends on, if it is a follow-up. */
export function questionToEmbed({ prompt, conversation }: Question, language: Language): string {
  const isFollowUp = inheritedWords(prompt, conversation, language).length > 0
  const earlier = isFollowUp ? conversation.findLast(({ role }) => role === 'user') : undefined
  return startOf(earlier ? `${earlier.content}\n${prompt}` : prompt, MAX_CHARACTERS)
}
