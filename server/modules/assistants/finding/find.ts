import { type Checkpoint, noCheckpoint } from './checkpoint'
import { belowTitles } from './evidence/below-title'
import { type Evidence, rankEvidence } from './evidence/evidence'
import { faultsFirst } from './evidence/faults-first'
import { legendsLast } from './evidence/legend'
import { placeFirst } from './evidence/place-first'
import { quantityFirst } from './evidence/quantity-first'
import { followReference } from './evidence/reference'
import { safetyFirst } from './evidence/safety-first'
import { stepsFirst } from './evidence/steps-first'
import { withParts } from './parts/parts-first'
import { parseQuestion } from './query/parse-question'
import type { Query, Question } from './query/query'
import { rank } from './ranking/rank'
import type { Scope } from './ranking/scope'

export interface Found {
  query: Query
  /** Best first; several may be on one page. */
  evidence: Evidence[]
  /** Of each term of the query: its inverse document frequency times its weight. */
  importance: number[]
  /** Of each term of the query: whether the manuals in scope use the word itself, not only a synonym. */
  isKnown: boolean[]
}

/** Finds the evidence for a question in the manuals in scope. */
export function find(question: Question, scope: Scope, checkpoint: Checkpoint = noCheckpoint): Found {
  const query = parseQuestion(question, scope.vocabulary, checkpoint)
  const { hits, importance } = rank(scope, query, checkpoint)
  checkpoint()
  const ranked = withParts(query, scope, belowTitles(rankEvidence(query, hits, importance)), checkpoint)
  const evidence = safetyFirst(
    query,
    placeFirst(query, quantityFirst(query, stepsFirst(query, faultsFirst(query, legendsLast(query, ranked))))),
  )
  const [best] = evidence
  const procedure = best && query.intent === 'procedure' ? followReference(best, query, scope) : undefined
  return {
    query,
    evidence: procedure ? [procedure, ...evidence] : evidence,
    importance,
    isKnown: query.terms.map(({ word }) => scope.vocabulary.has(word)),
  }
}
