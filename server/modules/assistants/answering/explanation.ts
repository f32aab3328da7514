import type { Language } from '../../../languages/language'
import type { Intent } from '../../../languages/question-words'
import type { PromotionName } from '../finding/scoring/evidence'
import type { FeatureName } from '../finding/scoring/features'
import type { AnswerRequest, Citation, ComposedAnswer, Confidence } from './engine'
import type { SignalName } from './extractive/calibration/signals'

/** Why a question is answered as it is. */
export interface Explanation {
  confidence: Confidence
  language: Language
  intent: Intent
  words: ExplainedWord[]
  /** Whether the manuals answer the question at all; below the border it is refused. */
  answered: Vote
  /** Whether the beginning of the answer says what is asked; from the border on, the answer is given as certain. */
  right: Vote
  /** The signals that rule out a certain answer, whatever the probability. */
  vetoes: SignalName[]
  /** Whether the evidence was also found by similarity, which the probabilities do not consider. */
  isBySimilarity: boolean
  /** The foremost evidence, best first. */
  candidates: Candidate[]
}

/** A word that is searched for. */
export interface ExplainedWord {
  word: string
  /** How it was written, if it was taken for a misspelling. */
  writtenAs?: string
  /** False for a word of an earlier turn, and for one that the question only implies. */
  isAsked: boolean
  /** Its inverse document frequency times its weight. */
  importance: number
  /** Whether the manuals use the word itself, not only a synonym. */
  isKnown: boolean
}

/** How a logistic model arrives at its probability: the logit is the intercept plus all contributions. */
export interface Vote {
  probability: number
  border: number
  intercept: number
  /** The most influential one first. */
  contributions: Contribution[]
}

export interface Contribution {
  signal: SignalName
  value: number
  weight: number
  /** Value times weight. */
  contribution: number
}

/** A passage that was considered, cited with its best sentence, step or row. */
export interface Candidate extends Citation {
  kind: 'text' | 'table' | 'steps' | 'safety'
  headings: string[]
  /** Share (0 to 1) of the question that the passage covers. */
  coverage: number
  /** The two parts of the score: of the passage as a whole, and of its best sentence, step or row. */
  passageScore: number
  unitScore: number
  /** Whether it is the entry for a code or part number in the question, which outweighs everything else. */
  decisive: boolean
  /** What brought it before better scored places; null if its score did. */
  promotedBy: PromotionName | null
  /** What its score consists of, the most influential one first. */
  features: ScoredFeature[]
}

/** Contributes its value times its weight. */
export interface ScoredFeature {
  feature: FeatureName
  value: number
  weight: number
}

export interface ExplainedAnswer {
  answer: ComposedAnswer
  explanation: Explanation
}

/** An engine that can also explain its answers. */
export interface ExplainingEngine {
  /** @throws DomainError `unavailable` if no answer was found in time; the signal's reason if it was aborted */
  explain(request: AnswerRequest): Promise<ExplainedAnswer>
}
