import type { Found } from './found'
import { statedText } from './ordering/quantity-first'
import { containsQuantity } from './question/quantity'
import { shares } from './says-both'
import type { Evidence } from './scoring/evidence'
import { isInSectionOf } from './scoring/same-section'

/** So much more of its own words, or of what it is about, makes another place the better one. */
const MARGIN = 0.2
/** The share of what was asked about before that a place must have. */
const MIN_INHERITED = 0.6
/** ... or its sentence without its heading. */
const MIN_NAMED = 0.4

/**
 * Of a question that leans on the one before: people ask about what they are reading, so that the section which answers
 * that comes first if it alone says what the question asks now.
 */
export function sectionFirst(found: Found, inContext: Found): Found {
  const { section } = inContext
  const [best] = found.evidence
  const [own] = section?.own ?? []
  const [both] = section?.inContext ?? []
  if (!section || !own || !both || best?.decisive) return found
  const { units } = found.query
  const states = (one: Evidence) => containsQuantity(statedText(one), units)
  if (units.length > 0 && best && states(best) && !states(own)) return found
  const ownShare = shares(own, inContext, false)
  const better = ownShare > (best ? shares(best, inContext, false) : 0) + MARGIN
  return better && ownShare > shares(both, inContext, false) ? { ...inContext, evidence: section.own } : found
}

/** The section if the best place is elsewhere and says less of the question, or of what was asked about before. */
export function sectionOfMatter(inContext: Found, earlier: Evidence | undefined): Found {
  const { section } = inContext
  const [best] = inContext.evidence
  const [there] = section?.inContext ?? []
  if (!section || !best || !there || !earlier || isInSectionOf(best.hit.passage, earlier.hit.passage)) return inContext
  const more = (inherited: boolean) => shares(there, inContext, inherited) - shares(best, inContext, inherited)
  const [own, matter] = [more(false), more(true)]
  return Math.min(own, matter) >= 0 && Math.max(own, matter) > MARGIN
    ? { ...inContext, evidence: section.inContext }
    : inContext
}

/**
 * The section if it states a quantity of the kind that the question asks for, and says of what if the machine as a whole may
 * be meant: "A wheel weighs 265 kg".
 */
export function sectionWithQuantity(inContext: Found, mayBeOfMachine: boolean): Found | undefined {
  const { section, query } = inContext
  const [there] = section?.inContext ?? []
  if (!section || !there || !containsQuantity(statedText(there), query.units)) return undefined
  const saysOfWhat = shares(there, inContext, true, false) >= MIN_NAMED
  return saysOfWhat || !mayBeOfMachine ? { ...inContext, evidence: section.inContext } : undefined
}

/** A row, of any section, that states such a quantity of just what was asked about before: "Bucket: 735 kg". */
export function rowOfMatter(inContext: Found): Found | undefined {
  const { query, evidence } = inContext
  const row = evidence.find(
    (one) =>
      one.named === 1 &&
      one.units[one.position]?.kind === 'row' &&
      containsQuantity(one.units[one.position]?.text ?? '', query.units) &&
      shares(one, inContext, true, false) >= MIN_INHERITED,
  )
  return row && { ...inContext, evidence: [row, ...evidence.filter((one) => one !== row)] }
}

/** Whether the best place is one for what was asked about before. */
export function isOfMatter(inContext: Found): boolean {
  const [best] = inContext.evidence
  return best !== undefined && shares(best, inContext, true) >= MIN_INHERITED
}
