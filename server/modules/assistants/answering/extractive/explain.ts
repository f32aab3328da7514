import { tokenise } from '../../../../languages/text/tokenise'
import type { Found } from '../../finding/find'
import type { Evidence } from '../../finding/scoring/evidence'
import { FEATURE_WEIGHTS } from '../../finding/scoring/feature-weights'
import type { FeatureName, Features } from '../../finding/scoring/features'
import type { Candidate, ExplainedWord, Explanation, ScoredFeature } from '../explanation'
import type { Calibration } from './calibration/calibration'
import { signalsOf } from './calibration/signals'
import trained from './calibration/trained-calibration.json' with { type: 'json' }
import { voteOf } from './calibration/vote'
import { toCitation } from './citation'
import { confidenceOf, lacksOf } from './confidence'
import { composeTopic } from './topic/compose-topic'
import { writeAnswer } from './write-answer'

const MAX_CANDIDATES = 5
const MAX_CHARACTERS = 2000

/** Explains the confidence in an answer and the order of its evidence. */
export function explain(found: Found, calibration: Calibration = trained): Explanation {
  const { response } = writeAnswer(found, MAX_CHARACTERS)
  const signals = signalsOf(found, response)
  // Facts of a thing that is only named are certain whatever the signals of the best place.
  const isSheet = composeTopic(found, MAX_CHARACTERS) !== undefined
  const { language, intent } = found.query
  return {
    confidence: isSheet ? 'sure' : confidenceOf(found, response, calibration),
    language,
    intent,
    words: explainWords(found),
    answered: voteOf(calibration.answered, signals, calibration.noneBelow),
    right: voteOf(calibration.right, signals, calibration.sureFrom),
    vetoes: isSheet ? [] : lacksOf(signals),
    isBySimilarity: false,
    candidates: toCandidates(found.evidence),
  }
}

export const toCandidates = (evidence: readonly Evidence[]): Candidate[] =>
  evidence.slice(0, MAX_CANDIDATES).map(toCandidate)

function explainWords({ query, importance, isKnown }: Found): ExplainedWord[] {
  const asked = new Set(tokenise(query.prompt))
  return query.terms.map(({ word }, position) => {
    const writtenAs = query.corrections.find(({ from, to }) => to === word && asked.has(from))?.from
    return {
      word,
      ...(writtenAs !== undefined && { writtenAs }),
      isAsked: writtenAs !== undefined || asked.has(word),
      importance: importance[position] ?? 0,
      isKnown: isKnown[position] ?? false,
    }
  })
}

function toCandidate({ hit, units, position, score, decisive, promotedBy, features }: Evidence): Candidate {
  const unit = units[position]
  const { kind, headings } = hit.passage
  return {
    ...toCitation(hit, unit ? [unit] : []),
    kind,
    headings: [...headings],
    coverage: hit.coverage,
    passageScore: hit.score,
    unitScore: score - hit.score,
    decisive,
    promotedBy: promotedBy ?? null,
    features: scored(features),
  }
}

function scored(features: Features): ScoredFeature[] {
  const names = Object.keys(features) as FeatureName[]
  const all = names.map((feature) => ({ feature, value: features[feature] ?? 0, weight: FEATURE_WEIGHTS[feature] }))
  const effectOf = ({ value, weight }: ScoredFeature) => Math.abs(value * weight)
  return all.filter(({ value }) => value !== 0).sort((one, other) => effectOf(other) - effectOf(one))
}
