import { type Checkpoint, noCheckpoint } from './checkpoint'
import type { Found } from './found'
import type { Turn } from './query/follow-up'
import { leaningOf } from './query/leaning'
import type { Question } from './query/query'
import { languageOfQuestion } from './query/question-language'
import type { Scope } from './ranking/scope'
import { isOnMatter, saysBoth } from './says-both'
import { search } from './search'

export type { Found } from './found'

/** A question depends only on the last few. */
const MAX_EARLIER_QUESTIONS = 4

/**
 * Finds the evidence for a question in the manuals in scope. The earlier turns are used only if it cannot be understood
 * without them; otherwise the result is that of the same question asked first.
 */
export function find(question: Question, scope: Scope, checkpoint: Checkpoint = noCheckpoint): Found {
  const conversation = turnsLeanedOn(question, scope, checkpoint)
  const searchAlone = () => search({ ...question, conversation: [] }, scope, checkpoint)
  if (conversation.length === 0) return searchAlone()
  const inContext = search({ ...question, conversation }, scope, checkpoint)
  if (inContext.query.about.length === 0) return searchAlone()
  const leaning = leaningIn(question, scope)
  if (leaning === 'certain') return inContext
  const alone = searchAlone()
  if (isOnMatter(alone)) return alone
  return leaning === 'likely' || saysBoth(inContext, alone) ? inContext : alone
}

/** The earlier questions that it may lean on: the last one, and those that this leans on itself. */
function turnsLeanedOn(question: Question, scope: Scope, checkpoint: Checkpoint): Turn[] {
  const earlier = question.conversation.filter(({ role }) => role === 'user').slice(-MAX_EARLIER_QUESTIONS)
  const last = earlier.at(-1)
  if (!last || leaningIn(question, scope) === 'none') return []
  const before = { ...question, prompt: last.content, conversation: earlier.slice(0, -1) }
  if (leaningIn(before, scope) === 'certain') return [...turnsLeanedOn(before, scope, checkpoint), last]
  const { query } = find(before, scope, checkpoint)
  return [...query.earlier.map((content) => ({ role: 'user' as const, content })), last]
}

const leaningIn = (question: Question, { vocabulary }: Scope) =>
  leaningOf(question.prompt, languageOfQuestion(question, vocabulary.languages), vocabulary)
