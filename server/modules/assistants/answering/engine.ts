import type { Box, SafetyLevel } from '../../manuals'
import type { Found } from '../finding/find'
import type { Question } from '../finding/query/read-query'

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
  /** Markdown of at most 2,000 characters; `[n]` refers to the nth citation, counted from 1. */
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

/** An answer on its way: pieces of the response in order, then once the whole answer. */
export type AnswerEvent = { type: 'delta'; text: string } | { type: 'done'; answer: ComposedAnswer }

/** Writes the answer to a question from what was found in the manuals, and from nothing else. */
export interface AnswerEngine {
  answer(question: Question, found: Found): AsyncIterable<AnswerEvent>
}
