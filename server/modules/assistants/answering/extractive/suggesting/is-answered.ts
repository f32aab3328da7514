import { type Checkpoint, noCheckpoint } from '../../../finding/checkpoint'
import { find } from '../../../finding/find'
import type { Language } from '../../../finding/languages/language'
import type { Scope } from '../../../finding/ranking/scope'
import { compose } from '../compose'

/** Whether the manuals answer a question with certainty, so that it can be suggested. */
export const isAnswered = (
  prompt: string,
  language: Language,
  scope: Scope,
  checkpoint: Checkpoint = noCheckpoint,
): boolean => compose(find({ prompt, conversation: [], language }, scope, checkpoint)).confidence === 'sure'
