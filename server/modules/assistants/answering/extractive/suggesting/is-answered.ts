import type { Language } from '../../../../../languages/language'
import { type Checkpoint, noCheckpoint } from '../../../finding/checkpoint'
import { find } from '../../../finding/find'
import type { Question } from '../../../finding/question/query'
import type { Scope } from '../../../finding/retrieving/scope'
import { compose } from '../compose'
import type { CertainAnswer } from '../follow-ups'

/** What the manuals answer to a question with certainty, so that it can be suggested; undefined if they do not. */
export function findCertain(
  question: Question,
  scope: Scope,
  checkpoint: Checkpoint = noCheckpoint,
): CertainAnswer | undefined {
  const found = find(question, scope, checkpoint)
  const { confidence, response } = compose(found)
  return confidence === 'sure' ? { found, response } : undefined
}

/** Whether the manuals answer a question with certainty. */
export const isAnswered = (
  prompt: string,
  language: Language,
  scope: Scope,
  checkpoint: Checkpoint = noCheckpoint,
): boolean => findCertain({ prompt, conversation: [], language }, scope, checkpoint) !== undefined
