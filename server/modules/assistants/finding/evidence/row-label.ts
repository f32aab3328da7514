import type { Matcher } from '../ranking/match'
import type { Unit } from './unit'

const MIN_WORD_LENGTH = 3

/**
 * The share (0 to 1) of the words of a row's label that the question explains: "hydraulic oil" explains the row "Hydraulic
 * oil" wholly, "Hydraulic oil filter cover" by half. 0 for what is no row or has no label.
 */
export function shareOfLabel({ cells = [] }: Unit, matcher: Matcher): number {
  const label = cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? ''
  const words = label.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= MIN_WORD_LENGTH)
  if (words.length === 0) return 0
  return words.filter((word) => matcher(word).some((strength) => strength > 0)).length / words.length
}
