import type { Language } from '../../../server/languages/language'
import type { QuantityName } from '../../../server/languages/question-words'

/** What a question can be made from: table rows, sections and notices. */
export const placeKinds = ['value', 'part', 'fault', 'procedure', 'heading', 'notice', 'prohibition'] as const

export type PlaceKind = (typeof placeKinds)[number]

interface PlaceBase {
  kind: PlaceKind
  language: Language
  /** Pages of the PDF, from 1. */
  pages: readonly number[]
  /** As printed; indicates that an answer is correct. */
  answer: string
  /** Of a value. */
  quantity?: QuantityName
}

/** A place of a manual that may answer a question. */
export interface Candidate extends PlaceBase {
  /** What a question would name, in the words of the manual, from the shortest to the most complete. */
  names: readonly string[]
}

/** A place that a question can name without meaning another one. */
export interface Place extends PlaceBase {
  subject: string
  /** Which of its names that is. */
  level: number
}

/** The kind of question that a place is asked for by, as in the other sets. */
export const questionKinds: Record<PlaceKind, string> = {
  value: 'table',
  part: 'part_number',
  fault: 'table',
  procedure: 'procedure',
  heading: 'fact',
  notice: 'safety',
  prohibition: 'safety',
}
