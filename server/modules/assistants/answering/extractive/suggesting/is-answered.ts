import { type Checkpoint, noCheckpoint } from '../../../finding/checkpoint'
import { type Found, find } from '../../../finding/find'
import type { Language } from '../../../finding/languages/language'
import type { Question } from '../../../finding/query/query'
import type { Scope } from '../../../finding/ranking/scope'
import { compose } from '../compose'

/** What the manuals answer to a question with certainty, so that it can be suggested; undefined if they do not. */
export function findCertain(
  question: Question,
  scope: Scope,
  checkpoint: Checkpoint = noCheckpoint,
): Found | undefined {
  const found = find(question, scope, checkpoint)
  return compose(found).confidence === 'sure' ? found : undefined
}

/** Whether the manuals answer a question with certainty. */
export const isAnswered = (
  prompt: string,
  language: Language,
  scope: Scope,
  checkpoint: Checkpoint = noCheckpoint,
): boolean => findCertain({ prompt, conversation: [], language }, scope, checkpoint) !== undefined
