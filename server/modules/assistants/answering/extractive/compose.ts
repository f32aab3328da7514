import type { Evidence } from '../../finding/evidence/evidence'
import { isLabel } from '../../finding/evidence/sentence'
import type { Found } from '../../finding/find'
import type { Intent } from '../../finding/query/intent'
import { hasPartNumber } from '../../finding/query/part-number'
import { tokenise } from '../../finding/query/tokenise'
import type { Citation, ComposedAnswer } from '../engine'
import { addCitations, toCitation } from './citation'
import { confidenceOf } from './confidence'
import { buildExcerpt } from './excerpt'
import { suggestFollowUps } from './follow-ups'
import { phrases } from './phrases'
import { findSafetyNotes } from './safety'
import { composeUnsure } from './unsure'
import { writeResponse } from './write'

/** Maximum length of each kind of excerpt. */
const CHARACTERS = { direct: 270, procedure: 900, step: 330, second: 120 }
/** A second excerpt is added if it scores nearly as high as the first and contains enough new words. */
const MIN_SECOND_SHARE = 0.8
const MIN_NEW_WORDS = 3

export interface ComposeOptions {
  /** Maximum length of the response. */
  characters: number
  /** False while further manuals of the machine are being read. */
  isComplete: boolean
}

const defaults: ComposeOptions = { characters: 2000, isComplete: true }

/**
 * Composes the answer from verbatim text of the manuals: the answer itself, the closest passages if it is not certain that
 * they answer, or a refusal if they do not.
 */
export function compose(found: Found, { characters, isComplete }: ComposeOptions = defaults): ComposedAnswer {
  const { evidence } = found
  const best = evidence[0]
  const confidence = confidenceOf(found)
  if (!best || confidence === 'none') return composeRefusal(found, isComplete)
  if (confidence === 'unsure') return composeUnsure(found, characters)
  const { intent } = found.query
  const direct = buildExcerpt(best, intent, charactersFor(best, intent))
  const second = best.decisive ? undefined : evidence.find((one) => addsInformation(best, one))
  const excerpts = second ? [direct, buildExcerpt(second, 'fact', CHARACTERS.second)] : [direct]
  const cited = excerpts.map(({ evidence: { hit }, units }) => toCitation(hit, units))
  const further = addCitations(cited, evidence)
  const { passage, manual } = best.hit
  return {
    response: writeResponse(excerpts, found.query, characters),
    confidence,
    refused: false,
    citations: further,
    nearest: [],
    safety: findSafetyNotes(passage, manual),
    followUps: suggestFollowUps(best, found, direct.units),
  }
}

function charactersFor({ units, position }: Evidence, intent: Intent): number {
  if (units[position]?.kind !== 'step') return CHARACTERS.direct
  return intent === 'procedure' ? CHARACTERS.procedure : CHARACTERS.step
}

/** Whether a second unit contains new information and answers about as well. */
function addsInformation(best: Evidence, other: Evidence): boolean {
  const answerText = best.units[best.position]?.own ?? ''
  const more = other.units[other.position]
  if (!more || samePage(other, best) || isLabel(more.own)) return false
  if (best.units[best.position]?.kind === 'row' && hasPartNumber(answerText)) return false
  const known = new Set(tokenise(answerText))
  return (
    other.score >= MIN_SECOND_SHARE * best.score &&
    other.hit.coverage >= MIN_SECOND_SHARE * best.hit.coverage &&
    tokenise(more.own).filter((word) => !known.has(word)).length >= MIN_NEW_WORDS
  )
}

function composeRefusal(found: Found, isComplete: boolean): ComposedAnswer {
  const texts = phrases[found.query.language]
  const nearest: Citation[] = addCitations([], found.evidence).slice(0, 3)
  return {
    response: isComplete ? texts.refusal : texts.refusalSoFar,
    confidence: 'none',
    refused: true,
    citations: [],
    nearest,
    safety: [],
    followUps: [],
  }
}

const samePage = (a: Evidence, b: Evidence) =>
  a.hit.passage.page === b.hit.passage.page && a.hit.passage.manualId === b.hit.passage.manualId
