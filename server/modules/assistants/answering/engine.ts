import type { Box, Manual, SafetyLevel } from '../../manuals'
import type { AssistantName, Turn } from '../conversations/conversation'

/** A place in a manual that an answer rests on. */
export interface Citation {
  manualId: string
  manualName: string
  /** Position of the passage in its manual. */
  ordinal: number
  /** Page of the PDF, counted from 1. */
  page: number
  /** The manual's own words. */
  quote: string
  /** Where the quoted words stand on the page. */
  boxes: Box[]
}

export interface SafetyNote {
  level: SafetyLevel
  text: string
  page: number
  manualId: string
}

export interface ComposedAnswer {
  /** Markdown within the budget's characters; `[n]` refers to the nth citation, counted from 1. */
  response: string
  refused: boolean
  /** At most ten, best first, one for each page; those that `response` does not refer to are further places to read. */
  citations: Citation[]
  /** What came nearest when the manuals do not answer; empty otherwise. */
  nearest: Citation[]
  safety: SafetyNote[]
  followUps: string[]
  warnings: string[]
}

/** A manual that may be searched; another revision or name is another text to cite. */
export type SearchedManual = Pick<Manual, 'id' | 'revision' | 'displayName'>

export interface AnswerRequest {
  assistant: AssistantName
  question: {
    prompt: string
    /** The earlier turns, oldest first, without the prompt itself. */
    conversation: readonly Turn[]
  }
  scope: {
    /** Who asks: organizations take turns. */
    organizationId: string | null
    /** The only manuals that the answer may draw on. */
    manuals: readonly SearchedManual[]
    /** False as long as further manuals of the machine are being read. */
    isComplete: boolean
  }
  /** Ends the work on an answer that nobody waits for any more. */
  signal: AbortSignal
  budget: Budget
}

export interface Budget {
  /** The most time that the answer may take, with the wait for its turn. */
  milliseconds: number
  /** The most characters that the response may have. */
  characters: number
}

/** An answer on its way: pieces of the response in order, then once the whole answer. */
export type AnswerEvent = { type: 'delta'; text: string } | { type: 'done'; answer: ComposedAnswer }

/** Answers a question from the manuals in scope, and from nothing else. */
export interface AnswerEngine {
  /** @throws DomainError `unavailable` where no answer could be found in time; the signal's reason once it is aborted */
  answer(request: AnswerRequest): AsyncIterable<AnswerEvent>
}
