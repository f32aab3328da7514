import type { AnswerRequest, ComposedAnswer, SearchedManual } from '../../engine'

/** A question for the worker thread. */
export interface AnswerTask {
  question: AnswerRequest['question']
  manuals: readonly SearchedManual[]
  /** False as long as further manuals of the machine are being read. */
  isComplete: boolean
  characters: number
  /** Time that is left for the answer. */
  milliseconds: number
  /** One byte that both threads share; set to 1, it ends the search at its next checkpoint. */
  stop: SharedArrayBuffer
}

export type AnswerReply = { kind: 'answered'; answer: ComposedAnswer } | { kind: 'stopped' } | { kind: 'out-of-time' }

/** What the thread is started with. */
export interface AnswerWorkerData {
  connectionString: string
}
