import type { AnswerRequest, Asker, ComposedAnswer, SearchedManual } from '../../engine'

/** A question for the worker thread. */
export interface AnswerTask {
  question: AnswerRequest['question']
  manuals: readonly SearchedManual[]
  /** False while further manuals of the machine are being read. */
  isComplete: boolean
  asker: Asker
  characters: number
  /** Remaining time. */
  milliseconds: number
  /** One shared byte; setting it to 1 ends the search at the next checkpoint. */
  stop: SharedArrayBuffer
}

export type AnswerReply = { kind: 'answered'; answer: ComposedAnswer } | { kind: 'stopped' } | { kind: 'out-of-time' }

export interface AnswerWorkerData {
  connectionString: string
}
