import type { ScopedPassage } from '../scoped-passage'
import type { Unit } from '../scoring/unit'
import type { ListedPart } from './parts-index'

/** The rows of parts lists that answer a question equally well. */
export interface FittingParts {
  /** Whether the question names their number, and asks what they are. */
  byNumber: boolean
  /** At least one, each with another number; by number, each with another description. */
  rows: readonly { part: ListedPart; passage: ScopedPassage; unit: Unit }[]
}
