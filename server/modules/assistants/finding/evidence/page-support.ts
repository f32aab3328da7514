import type { Hit } from '../ranking/rank'

/** What the best other passage of a page adds, by its own score. */
const WEIGHT = 0.2

/**
 * How much the rest of its page speaks for each hit: where a matter is treated, more than one passage names it, and of a
 * notice that is repeated on many pages the one beside the matter comes first.
 */
export function createPageSupport(hits: readonly Hit[]): (hit: Hit) => number {
  const byPage = new Map<string, Hit[]>()
  for (const hit of hits) byPage.set(pageOf(hit), [...(byPage.get(pageOf(hit)) ?? []), hit])
  return (hit) =>
    WEIGHT * Math.max(0, ...(byPage.get(pageOf(hit)) ?? []).map((other) => (other === hit ? 0 : other.score)))
}

const pageOf = ({ passage }: Hit) => `${passage.manualId} ${passage.page}`
