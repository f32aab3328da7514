import type { Language } from '../../../../../domain/text'
import type { AssistantName } from '../../../conversations/conversation'
import type { AnswerRequest, Audience, ComposedAnswer, SearchedManual } from '../../engine'
import type { Explanation } from '../../explanation'

/** What every search in a thread needs. */
export interface SearchLimits {
  manuals: readonly SearchedManual[]
  /** Remaining time. */
  milliseconds: number
  /** One shared byte; setting it to 1 ends the search at the next checkpoint. */
  stop: SharedArrayBuffer
  /** Whether manuals that take long to index may be indexed for it; if not, the reply may be `much-to-index`. */
  mayIndexMuch: boolean
}

/** A question for the default engine. */
export interface AnswerTask extends SearchLimits {
  kind: 'answer'
  assistant: AssistantName
  question: AnswerRequest['question']
  /** False while further manuals of the machine are being read. */
  isComplete: boolean
  audience: Audience
  characters: number
  /** Whether the answer is explained, too. */
  explains: boolean
  /** The vector of the question, if an earlier reply has asked for it. */
  vector?: Float32Array
}

/** Example questions about a machine. */
export interface SuggestTask extends SearchLimits {
  kind: 'suggest'
  language: Language
}

export type SearchTask = AnswerTask | SuggestTask

export interface Suggested {
  to: 'suggest'
  questions: string[]
}

export interface Answered {
  to: 'answer'
  answer: ComposedAnswer
  /** If the task asks for it. */
  explanation?: Explanation
  /** A text whose vector may lead to a better answer. */
  textToEmbed?: string
}

export type SearchReply = Answered | Suggested | { ended: 'stopped' | 'out-of-time' | 'much-to-index' }

export interface SearchWorkerData {
  connectionString: string
  /** Undefined if passages are not embedded. */
  embeddingModel: string | undefined
}
