import type { Language } from '../../../domain/text'
import { dayAt } from '../../../domain/time-zone'
import { detectByWords } from '../../../languages/detect-by-words'
import { tokenise } from '../../../languages/text/tokenise'
import type { StoredAnswer, Turn } from '../conversations/conversation'
import { understand } from '../records/understand'
import { concernsMachine } from './concerns-machine'

interface AskedQuestion {
  prompt: string
  /** The earlier turns that it may lean on, oldest first. */
  earlier: readonly Turn[]
  /** The preferred language of the person who asks. */
  language: Language
}

/**
 * Whether no manual could answer a question that is refused, because it is about no machine or about the person's records.
 * It is read by its words alone: nothing is searched, and no name of a machine or an organization is looked up.
 */
export function isOffTopic(
  { prompt, earlier, language }: AskedQuestion,
  { confidence, engine, understoodAbout = [] }: Pick<StoredAnswer, 'confidence' | 'engine' | 'understoodAbout'>,
): boolean {
  // What the records refuse is already known to be no question for a manual.
  if (confidence !== 'none' || engine === 'records') return false
  if (asksForRecords({ prompt, earlier, language })) return true
  return understoodAbout.length === 0 && !concernsMachine(prompt, detectByWords(tokenise(prompt), language))
}

function asksForRecords({ prompt, earlier, language }: AskedQuestion): boolean {
  const knowledge = { names: new Map(), today: dayAt('UTC', new Date()), isDayFirst: true }
  const understood = understand({ prompt, earlier, preferred: language }, knowledge)
  return (
    understood !== undefined &&
    understood.unanswered.length === 0 &&
    understood.questions.some(({ question }) => !question.isGuess)
  )
}
