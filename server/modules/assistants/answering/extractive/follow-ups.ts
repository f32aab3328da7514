import { normalise } from '../../../../languages/text/normalise'
import type { Found } from '../../finding/find'
import type { Evidence } from '../../finding/scoring/evidence'
import type { Unit } from '../../finding/scoring/unit'
import { foreignVoiceIn } from '../foreign-voice'
import { followUpCandidates } from './suggesting/follow-up-candidates'

const MAX_FOLLOW_UPS = 3
/** Each is a search, which the answer waits for. */
const MAX_TRIED = 6

/** What the manuals answer to a question with certainty, and what was found for it. */
export interface CertainAnswer {
  found: Found
  response: string
}

/** Undefined if the manuals do not answer with certainty. */
export type AskCertain = (prompt: string) => CertainAnswer | undefined

interface Answered {
  best: Evidence
  found: Found
  response: string
  /** The units that it quotes. */
  shown: readonly Unit[]
}

/**
 * Suggests whole questions that the manuals answer with certainty, each in the place that it was made from, and differently
 * from the answer that was given.
 */
export function suggestFollowUps({ best, found, response, shown }: Answered, ask: AskCertain): string[] {
  const suggested: string[] = []
  const responses = new Set([response])
  const asked = new Set([normalise(found.query.prompt), normalise(found.query.reading)])
  let tried = 0
  for (const { prompt, isAnsweredBy } of followUpCandidates(best, found, shown)) {
    if (suggested.length === MAX_FOLLOW_UPS || tried === MAX_TRIED) break
    if (asked.has(normalise(prompt))) continue
    asked.add(normalise(prompt))
    if (foreignVoiceIn(prompt)) continue
    tried += 1
    const answer = ask(prompt)
    const place = answer?.found.evidence[0]
    if (!answer || !place || !isAnsweredBy(place, answer.found.query) || responses.has(answer.response)) continue
    responses.add(answer.response)
    suggested.push(prompt)
  }
  return suggested
}
