import { containsQuantity, quantities } from '../question/quantity'
import type { Query } from '../question/query'
import { createMatcher } from '../retrieving/match'
import type { Evidence } from './evidence'

const MAX_WORDS = 14
/** Relative to the score of the best place. */
const MIN_SCORE = 0.9
const sentenceEnd = /[.!?:;]["')\]]*$/
const allUnits = Object.values(quantities).flatMap(({ units }) => units)

/**
 * The places on other pages whose titles have the same words of the question as that of the best place, such as those of
 * twelve wiring diagrams: which of them is asked for cannot be told. Places that state something do not tie.
 */
export function tiedTitles(evidence: readonly Evidence[], query: Query): Evidence[] {
  const [best, ...others] = evidence
  const title = best && titleOf(best)
  if (!best || title === undefined || best.decisive) return []
  const matched = createMatcher(query, best.hit.language)
  const words = matched(title)
  return others.filter((one) => {
    const other = titleOf(one)
    const isOtherPage =
      one.hit.passage.page !== best.hit.passage.page || one.hit.passage.manualId !== best.hit.passage.manualId
    if (other === undefined || !isOtherPage || one.score < best.score * MIN_SCORE) return false
    const otherWords = matched(other)
    return words.every((share, at) => share === otherWords[at])
  })
}

/** Of a place that names something and states nothing. */
export function titleOf({ hit: { passage }, units, position }: Evidence): string | undefined {
  const unit = units[position]
  if (unit?.kind !== 'sentence' || passage.kind !== 'text' || passage.contents) return undefined
  const isTitle = !sentenceEnd.test(unit.own) && unit.own.split(/\s+/).length <= MAX_WORDS
  return isTitle && !containsQuantity(unit.own, allUnits) ? unit.own : undefined
}
