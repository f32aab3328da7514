import { type Checkpoint, noCheckpoint } from './checkpoint'
import { type Evidence, weighEvidence } from './evidence/evidence'
import { followReference } from './evidence/reference'
import { type Query, type Question, readQuery } from './query/read-query'
import { rank } from './ranking/rank'
import type { Scope } from './ranking/scope'

/** What the manuals in scope have for a question. */
export interface Found {
  query: Query
  /** The passages that fit, best first; several may stand on one page. */
  evidence: Evidence[]
}

/** Finds the passages for a question; draws on the manuals in scope and on nothing else. */
export function find(question: Question, scope: Scope, checkpoint: Checkpoint = noCheckpoint): Found {
  const query = readQuery(question, scope.vocabulary, checkpoint)
  const { hits, importance } = rank(scope, query, checkpoint)
  checkpoint()
  const evidence = weighEvidence(query, hits, importance)
  const [best] = evidence
  const procedure = best && query.intent === 'procedure' ? followReference(best) : undefined
  return { query, evidence: procedure ? [procedure, ...evidence] : evidence }
}
