import type { Query } from '../question/query'
import type { Scope } from '../retrieving/scope'
import type { Evidence, PromotionName } from '../scoring/evidence'
import { quantityFirst } from './quantity-first'
import { referenceFirst } from './reference'
import { safetyFirst } from './safety-first'

/** What comes before better scored evidence. */
interface Promotion {
  name: PromotionName
  /** Gives the evidence in its order, at least as it was. */
  promote: (query: Query, evidence: readonly Evidence[], scope: Scope) => Evidence[]
  reason: string
  /** What its absence costs on manuals of real machines, in thousandths of MRR@10 and of right answers (decision 197). */
  worth: { mrr: number; right: number }
}

/** In the order in which they are applied: the last one decides. */
const promotions: readonly Promotion[] = [
  {
    name: 'quantity',
    promote: quantityFirst,
    reason: 'Who asks how much is answered by what states a quantity, or the grade asked for.',
    worth: { mrr: 6, right: 12 },
  },
  {
    name: 'safety',
    promote: safetyFirst,
    reason: 'Who asks whether something is allowed or safe must read what forbids it or warns of it first.',
    worth: { mrr: 10, right: 12 },
  },
  {
    name: 'reference',
    promote: referenceFirst,
    reason: 'A row that refers to a section says what is done by its steps.',
    worth: { mrr: 0, right: 0 },
  },
]

/** Applies all promotions; the first place has the name of the last one that moved it there. */
export function promote(query: Query, ranked: readonly Evidence[], scope: Scope): Evidence[] {
  return promotions.reduce<Evidence[]>(
    (before, { name, promote: apply }) => {
      const [first, ...others] = apply(query, before, scope)
      if (!first) return before
      return [isSamePlace(first, before[0]) ? first : { ...first, promotedBy: name }, ...others]
    },
    [...ranked],
  )
}

const isSamePlace = (one: Evidence, other: Evidence | undefined) =>
  one.hit.passage === other?.hit.passage && one.position === other.position
