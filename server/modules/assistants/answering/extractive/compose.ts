import { languageData } from '../../../../languages/language-data'
import type { Found } from '../../finding/find'
import type { Unit } from '../../finding/scoring/unit'
import type { Audience, Citation, ComposedAnswer } from '../engine'
import { messageAnswer } from '../message-answer'
import type { Calibration } from './calibration/calibration'
import { addCitations, citeExcerpts } from './citation'
import { confidenceOf } from './confidence'
import { type AskCertain, suggestFollowUps } from './follow-ups'
import { withForeignWords } from './foreign-words'
import { namedParts } from './named-parts'
import { findSafetyNotes } from './safety'
import { serialWarnings } from './serial-warning'
import { composeTopic } from './topic/compose-topic'
import { composeUnsure } from './unsure'
import { writeAnswer } from './write-answer'

export interface ComposeOptions {
  /** Maximum length of the response. */
  characters: number
  /** False while further manuals of the machine are being read. */
  isComplete: boolean
  audience: Audience
  /** Defaults to the trained one. */
  calibration?: Calibration
  /** Asks what might be suggested next. Without it, nothing is suggested. */
  ask?: AskCertain
}

const defaults: ComposeOptions = { characters: 2000, isComplete: true, audience: 'operator' }

/**
 * Composes the answer from verbatim text of the manuals: the answer itself, the closest passages if it is not certain that
 * they answer, or a refusal if they do not.
 */
export const compose = (found: Found, options: ComposeOptions = defaults): ComposedAnswer =>
  withForeignWords(composeAnswer(found, options), found)

function composeAnswer(found: Found, options: ComposeOptions): ComposedAnswer {
  const { characters, calibration, ask } = options
  const { evidence } = found
  const best = evidence[0]
  const suggest = (response: string, shown: readonly Unit[]) =>
    best && ask ? suggestFollowUps({ best, found, response, shown }, ask) : []
  const sheet = composeTopic(found, characters)
  if (sheet) return { ...sheet, followUps: suggest(sheet.response, []) }
  const written = writeAnswer(found, characters)
  const confidence = confidenceOf(found, written.response, calibration)
  if (!best || confidence === 'none') return composeRefusal(found, options)
  if (confidence === 'unsure') return composeUnsure(found, characters)
  const { response, excerpts } = written
  const quoted = excerpts.map(({ passage }) => passage)
  const { passage, manual } = best.hit
  const named = namedParts(found, excerpts, best.parts)
  return {
    engine: 'extractive',
    response,
    confidence,
    refused: false,
    citations: addCitations(citeExcerpts(excerpts), evidence),
    nearest: [],
    parts: named.parts,
    warnings: serialWarnings(named, found.query),
    understoodAbout: found.query.about,
    safety: findSafetyNotes(passage, manual, quoted),
    followUps: suggest(response, excerpts[0]?.units ?? []),
  }
}

function composeRefusal(found: Found, options: ComposeOptions): ComposedAnswer {
  const nearest: Citation[] = addCitations([], [...(found.resembling ?? []), ...found.evidence]).slice(0, 3)
  return { ...refuse(found, options), engine: 'extractive', nearest, understoodAbout: found.query.about }
}

/** Says that the manuals do not answer, and what the person may do. */
export function refuse(
  { query }: Pick<Found, 'query'>,
  { isComplete, audience }: Pick<ComposeOptions, 'isComplete' | 'audience'>,
): ComposedAnswer {
  const texts = languageData[query.language].phrases
  return messageAnswer(isComplete ? `${texts.refusal} ${texts.advice[audience]}` : texts.refusalSoFar, 'none')
}
