import { type modelTraceLeftValues, understoodQuestionKindValues } from '#contract/platform-limits'
import type { Language } from '../../../../languages/language'
import type { RemovalReason } from './checked-reply'
import type { Prompt } from './prompts/prompt'

export const questionKinds = understoodQuestionKindValues

/** What the model made of a question. */
export interface Understood {
  /** On its own, in its own language. */
  question: string
  language: Language
  kind: (typeof questionKinds)[number]
  /** In the words of the manuals. */
  searches: string[]
}

/** Why the default engine answers instead of the model. */
export type ReasonToLeave = (typeof modelTraceLeftValues)[number]

/** How the model came to an answer, or did not; kept with the answer for those who look after it. */
export interface ModelTrace {
  model: string
  /** The versions of the prompts that were used. */
  prompts: Partial<Record<Prompt['name'], number>>
  /** How many earlier turns it was given. */
  earlierTurns: number
  understood?: Understood
  /** The tools that were called, in order. */
  calls: { tool: string; input: unknown }[]
  /** What the check did not let pass. */
  removed: { text: string; objections: RemovalReason[] }[]
  isRepaired: boolean
  /** The passages that the model was given. */
  passages: { manualId: string; ordinal: number; page: number }[]
  tokens: { input: number; output: number }
  milliseconds: { model: number; all: number }
  /** Why its answer is not the one that was given. */
  left?: ReasonToLeave
}

/** Whether an answer is what the model wrote. */
export const wasWrittenByModel = ({ model }: { model?: ModelTrace | undefined }): boolean =>
  model !== undefined && model.left === undefined

/** Ends the work on a question, for one of the reasons. */
export class Leaving extends Error {
  constructor(readonly reason: ReasonToLeave) {
    super(reason)
  }
}

/** The model gives no answer that may be shown; the default engine does. */
export class ModelLeft extends Error {
  override readonly name = 'ModelLeft'
  constructor(
    readonly reason: ReasonToLeave,
    readonly trace: ModelTrace,
    options?: ErrorOptions,
  ) {
    super(`the language model left a question: ${reason}`, options)
  }
}
