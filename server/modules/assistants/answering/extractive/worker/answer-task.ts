import type { AnswerRequest, Audience, ComposedAnswer, SearchedManual } from '../../engine'
import type { Explanation } from '../../explanation'

/** A question for the worker thread. */
export interface AnswerTask {
  question: AnswerRequest['question']
  manuals: readonly SearchedManual[]
  /** False while further manuals of the machine are being read. */
  isComplete: boolean
  audience: Audience
  characters: number
  /** Whether the answer is explained, too. */
  explains: boolean
  /** Remaining time. */
  milliseconds: number
  /** One shared byte; setting it to 1 ends the search at the next checkpoint. */
  stop: SharedArrayBuffer
  /** Whether manuals that take long to index may be indexed for it; if not, the reply may be `much-to-index`. */
  mayIndexMuch: boolean
  /** The vector of the question, if an earlier reply has asked for it. */
  vector?: Float32Array
}

export interface Answered {
  kind: 'answered'
  answer: ComposedAnswer
  /** If the task asks for it. */
  explanation?: Explanation
  /** A text whose vector may lead to a better answer. */
  textToEmbed?: string
}

export type AnswerReply = Answered | { kind: 'stopped' | 'out-of-time' | 'much-to-index' }

export interface AnswerWorkerData {
  connectionString: string
  /** Undefined if passages are not embedded. */
  embeddingModel: string | undefined
}
