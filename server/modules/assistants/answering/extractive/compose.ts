import type { Evidence } from '../../finding/evidence/evidence'
import { isLabel } from '../../finding/evidence/sentence'
import type { Found } from '../../finding/find'
import type { Intent } from '../../finding/query/intent'
import { hasPartNumber } from '../../finding/query/part-number'
import { tokenise } from '../../finding/query/tokenise'
import type { Citation, ComposedAnswer } from '../engine'
import { citationOf, furtherCitations } from './citation'
import { excerptOf } from './excerpt'
import { followUpsFor } from './follow-ups'
import { phrases } from './phrases'
import { answers } from './refusal'
import { safetyFor } from './safety'
import { writeResponse } from './write'

/** Room in characters for the direct answer and for what stands beside it. */
const room = { direct: 270, procedure: 900, step: 330, second: 120 }
/** A second place is quoted when it answers nearly as well as the first and says more than a few words of its own. */
const secondNeeds = 0.8
const newWords = 3

export interface Composing {
  /** The most characters that the response may have. */
  characters: number
  /** False as long as further manuals of the machine are being read. */
  isComplete: boolean
}

const wholeScope: Composing = { characters: 2000, isComplete: true }

/**
 * Composes the answer from the manual's own words, or refuses where the manuals do not speak of the matter.
 */
export function compose(found: Found, { characters, isComplete }: Composing = wholeScope): ComposedAnswer {
  const { evidence } = found
  const best = evidence[0]
  if (!best || !answers(found)) return refusalFor(found, isComplete)
  const { intent } = found.query
  const direct = excerptOf(best, intent, roomFor(best, intent))
  const second = best.decisive ? undefined : evidence.find((one) => addsTo(best, one))
  const excerpts = second ? [direct, excerptOf(second, 'fact', room.second)] : [direct]
  const cited = excerpts.map(({ evidence: { hit }, units }) => citationOf(hit, units))
  const further = furtherCitations(cited, evidence)
  const { passage, manual } = best.hit
  return {
    response: writeResponse(excerpts, found.query, characters),
    refused: false,
    citations: further,
    nearest: [],
    safety: safetyFor(passage, manual),
    followUps: followUpsFor(best, found, direct.units),
    warnings: [],
  }
}

function roomFor({ units, position }: Evidence, intent: Intent): number {
  if (units[position]?.kind !== 'step') return room.direct
  return intent === 'procedure' ? room.procedure : room.step
}

/** Whether a second place tells what the first does not, and answers about as well. */
function addsTo(best: Evidence, other: Evidence): boolean {
  const said = best.units[best.position]?.own ?? ''
  const more = other.units[other.position]
  if (!more || samePage(other, best) || isLabel(more.own)) return false
  if (best.units[best.position]?.kind === 'row' && hasPartNumber(said)) return false
  const known = new Set(tokenise(said))
  return (
    other.score >= secondNeeds * best.score &&
    other.hit.coverage >= secondNeeds * best.hit.coverage &&
    tokenise(more.own).filter((word) => !known.has(word)).length >= newWords
  )
}

function refusalFor(found: Found, isComplete: boolean): ComposedAnswer {
  const texts = phrases[found.query.language]
  const nearest: Citation[] = furtherCitations([], found.evidence).slice(0, 3)
  return {
    response: isComplete ? texts.refusal : texts.refusalSoFar,
    refused: true,
    citations: [],
    nearest,
    safety: [],
    followUps: [],
    warnings: [],
  }
}

const samePage = (a: Evidence, b: Evidence) =>
  a.hit.passage.page === b.hit.passage.page && a.hit.passage.manualId === b.hit.passage.manualId
