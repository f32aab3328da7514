import type { Found } from '../find'
import { safetyFirst } from '../ordering/safety-first'
import type { Hit } from '../retrieving/rank'
import { passageKey } from '../scoped-passage'
import { type Evidence, rankEvidence } from '../scoring/evidence'

/** As published with the method (Cormack, Clarke and Büttcher 2009). */
const K = 60

/**
 * Orders what words have found and what is similar by reciprocal rank fusion. The entry of a code or part number in the
 * question remains first, and what must come first for safety.
 * @param similar the most similar passages, best first
 */
export function fuseEvidence({ query, evidence, importance }: Found, similar: readonly Hit[]): Evidence[] {
  const similarRanks = new Map(similar.map(({ passage }, rank) => [passageKey(passage), rank]))
  const found = new Set(evidence.map(({ hit }) => passageKey(hit.passage)))
  const added = rankEvidence(
    query,
    similar.filter(({ passage }) => !found.has(passageKey(passage))),
    importance,
  )
  const scored = [...evidence, ...added].map((one, position) => {
    const byWords = position < evidence.length ? reciprocal(position) : 0
    return { one, score: byWords + reciprocal(similarRanks.get(passageKey(one.hit.passage))) }
  })
  const fused = scored.sort((a, b) => Number(b.one.decisive) - Number(a.one.decisive) || b.score - a.score)
  return safetyFirst(
    query,
    fused.map(({ one }) => one),
  )
}

/** @param rank from 0; undefined if it is not in the ranking */
const reciprocal = (rank: number | undefined) => (rank === undefined ? 0 : 1 / (K + rank + 1))
