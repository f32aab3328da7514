import type { Query } from './question/query'
import type { ManualIndex } from './retrieving/manual-index'
import type { Evidence } from './scoring/evidence'

export interface Found {
  query: Query
  /** Best first; several may be on one page. */
  evidence: Evidence[]
  /** Of each term of the query: its inverse document frequency times its weight. */
  importance: number[]
  /** Of each term of the query: whether the manuals in scope use the word itself, not only a synonym. */
  isKnown: boolean[]
  /** Of a question that leans on the one before: the evidence in the section that answers that, best first. */
  section?: {
    /** By all words. */
    inContext: Evidence[]
    /** By the question's own. */
    own: Evidence[]
  }
  /** To the parts assistant: the rows of parts lists that explain most of the question where none fits it, best first. */
  resembling?: Evidence[]
  /** Whether it is none, or perhaps another one, that the parts assistant is asked for. */
  isUncertain?: boolean
  /** The searched manuals. */
  manuals: readonly ManualIndex[]
}
