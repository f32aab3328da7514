import type { Language } from '../../../../../domain/text'
import type { AssistantName } from '../../../conversations/conversation'
import type { AnswerRequest, Audience, ComposedAnswer, SearchedManual } from '../../engine'
import type { Explanation } from '../../explanation'
import type { CitedReply } from '../../model/compose-cited'
import type { ManualOutline } from '../../model/material/outline'
import type { FoundPage, Retrieval } from '../../model/material/retrieve'

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

/** What the manuals are about. */
export interface OutlineTask extends SearchLimits {
  kind: 'outline'
}

/** Pages to answer a question from. */
export interface RetrieveTask extends SearchLimits, Retrieval {
  kind: 'retrieve'
  /** The vector of the question, for manuals of which all are embedded. */
  vector?: Float32Array | undefined
}

/** One page as a whole. */
export interface ReadTask extends SearchLimits {
  kind: 'read'
  manualId: string
  page: number
}

/** The answer that is made of checked statements. */
export interface CiteTask extends SearchLimits {
  kind: 'cite'
  assistant: AssistantName
  reply: CitedReply
}

export type SearchTask = AnswerTask | SuggestTask | OutlineTask | RetrieveTask | ReadTask | CiteTask

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

export type SearchReply =
  | Answered
  | Suggested
  /** With whether all of the manuals have vectors. */
  | { to: 'outline'; outlines: ManualOutline[]; areEmbedded: boolean }
  | { to: 'retrieve'; pages: FoundPage[] }
  | { to: 'read'; page: FoundPage | undefined }
  | { to: 'cite'; answer: ComposedAnswer }
  | { ended: 'stopped' | 'out-of-time' | 'much-to-index' }

export interface SearchWorkerData {
  connectionString: string
  /** Undefined if passages are not embedded. */
  embeddingModel: string | undefined
}
