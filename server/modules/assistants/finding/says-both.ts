import { tokenise } from '../../../languages/text/tokenise'
import type { Found } from './found'
import { statedText } from './ordering/quantity-first'
import { containsQuantity, quantities } from './question/quantity'
import { createMatcher } from './retrieving/match'
import type { Evidence } from './scoring/evidence'
import { isSameSection } from './scoring/same-section'

/** The share of what was asked about before that the place must have, and of the question itself. */
const MINIMUM = { inherited: 0.6, own: 0.6, there: 0.8, alone: 0.1 }
/** ... and how much less of the question than the best place for it alone. */
const TOLERANCE = 0.05

/** Whether the manuals have a section on just what the question says alone: "Greasing" for "How do I grease it?" */
export function isOnMatter({ query, evidence: [best] }: Found): boolean {
  const unit = best?.units[best.position]
  return best?.named === 1 && unit?.kind !== 'row' && query.intent !== 'value'
}

/** What is known of a question that may lean on the one before. */
export interface Reading {
  inContext: Found
  alone: Found
  /** The best place for the question before. */
  earlier: Evidence | undefined
  /** Whether it names nothing but a quantity. */
  asksQuantityOnly: boolean
  /** Whether the machine may have it as a whole. */
  isOfMachine: boolean
}

/**
 * Whether the manuals say of what was asked about before what the question asks now: the best place has the words of both,
 * and as much of the question as the best place for the question on its own. "How heavy is it?" after a question on the
 * gearbox, whose weight they give, but not after one on a lamp. Of a question that names nothing but a quantity, one of the
 * kind in the section that answers the question before is enough.
 */
export function saysBoth(
  { inContext, alone, earlier, asksQuantityOnly, isOfMachine }: Reading,
  minOwn = MINIMUM.own,
): boolean {
  const [both] = inContext.evidence
  const [best] = alone.evidence
  if (!both) return false
  const { query } = inContext
  const own = shares(both, inContext, false)
  const asked = best ? shares(best, inContext, false) : 0
  // What is due is often one row for several things: "Engine oil and filter".
  const isInterval = query.units.every((unit) => quantities.interval.units.includes(unit))
  const asksQuantity = query.units.length > 0
  const states = asksQuantity && containsQuantity(statedText(both), query.units)
  const isNear = earlier !== undefined && isSameSection(both, earlier)
  const isRowOfIt = both.named === 1 && both.units[both.position]?.kind === 'row'
  const saysOwn =
    !best ||
    own >= Math.max(minOwn, asked - TOLERANCE) ||
    (isNear && states && asksQuantityOnly && (asked < MINIMUM.alone || !isOfMachine))
  return (
    saysOwn &&
    shares(both, inContext, true) >= MINIMUM.inherited &&
    (!asksQuantity || (states && (isRowOfIt || isInterval || (isNear && (!isOfMachine || asked < MINIMUM.alone)))))
  )
}

/** Whether the section that answers the question before says both, and the question alone is answered elsewhere. */
export function saysBothThere(reading: Reading): boolean {
  const { inContext, alone, earlier } = reading
  const [both] = inContext.evidence
  const [best] = alone.evidence
  if (!both || !best || !earlier || !isSameSection(both, earlier)) return false
  return !isSameSection(best, earlier) && saysBoth(reading, MINIMUM.there)
}

/** The share of the words of a question in the best place for it and its nearest heading. */
export const saysAll = (found: Found): number => {
  const [best] = found.evidence
  return best ? shares(best, found, false) : 0
}

/** Whether the best place has any of the words, without its heading. */
export function saysAny({ query, evidence: [best] }: Found, named: string): boolean {
  if (!best) return false
  const words = new Set(tokenise(named))
  const matches = createMatcher(query, best.hit.language)(best.units[best.position]?.text ?? '')
  return query.terms.some(({ word }, term) => words.has(word) && (matches[term] ?? 0) > 0)
}

/** The share of the question's own words, or of the inherited ones, in a place and its nearest heading. */
export function shares(
  { hit, units, position }: Evidence,
  { query, importance }: Found,
  inherited: boolean,
  withHeading = true,
): number {
  const heading = withHeading ? (hit.passage.headings.at(-1) ?? '') : ''
  const text = [heading, units[position]?.text ?? ''].join('\n')
  const matches = createMatcher(query, hit.language)(text)
  const counted = query.terms.map(
    ({ isInherited = false, isEarlierTopic }) => isInherited === inherited && (!inherited || isEarlierTopic),
  )
  const says = query.terms.some(({ coverageWeight }, term) => counted[term] && coverageWeight > 0)
  const weights = query.terms.map(({ weight, coverageWeight }, term) =>
    counted[term] ? (says ? coverageWeight : weight) * (importance[term] ?? 0) : 0,
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const covered = weights.reduce((sum, weight, term) => sum + ((matches[term] ?? 0) > 0 ? weight : 0), 0)
  return total > 0 ? covered / total : inherited ? 0 : 1
}
