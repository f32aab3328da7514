import type { Evidence } from './evidence/evidence'
import { statedText } from './evidence/quantity-first'
import type { Found } from './found'
import { containsQuantity, quantities } from './query/quantity'
import { createMatcher } from './ranking/match'

/** The share of what was asked about before that the place must have, and of the question itself. */
const MINIMUM = { inherited: 0.6, own: 0.6 }
/** ... and how much less of the question than the best place for it alone. */
const TOLERANCE = 0.05

/** Whether the manuals have a section on just what the question says alone: "Greasing" for "How do I grease it?" */
export function isOnMatter({ query, evidence: [best] }: Found): boolean {
  const unit = best?.units[best.position]
  return best?.named === 1 && unit?.kind !== 'row' && query.intent !== 'value'
}

/**
 * Whether the manuals say of what was asked about before what the question asks now: the best place has the words of both,
 * and as much of the question as the best place for the question on its own. "How heavy is it?" after a question on the
 * gearbox, whose weight they give, but not after one on a lamp.
 */
export function saysBoth(inContext: Found, alone: Found): boolean {
  const [both] = inContext.evidence
  const [best] = alone.evidence
  if (!both) return false
  const { query } = inContext
  const own = shares(both, inContext, false)
  const asked = best ? shares(best, inContext, false) : 0
  // What is due is often one row for several things: "Engine oil and filter".
  const isInterval = query.units.every((unit) => quantities.interval.units.includes(unit))
  const states = (one: Evidence) => containsQuantity(statedText(one), query.units)
  return (
    own >= Math.max(MINIMUM.own, asked - TOLERANCE) &&
    shares(both, inContext, true) >= MINIMUM.inherited &&
    (query.units.length === 0 || (states(both) && (both.named === 1 || isInterval)))
  )
}

/** The share of the question's own words, or of the inherited ones, in a place and its nearest heading. */
function shares({ hit, units, position }: Evidence, { query, importance }: Found, inherited: boolean): number {
  const text = [hit.passage.headings.at(-1) ?? '', units[position]?.text ?? ''].join('\n')
  const matches = createMatcher(query, hit.language)(text)
  const weights = query.terms.map(({ isInherited = false, isEarlierTopic, coverageWeight }, term) =>
    isInherited === inherited && (!inherited || isEarlierTopic) ? coverageWeight * (importance[term] ?? 0) : 0,
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const covered = weights.reduce((sum, weight, term) => sum + ((matches[term] ?? 0) > 0 ? weight : 0), 0)
  return total > 0 ? covered / total : inherited ? 0 : 1
}
