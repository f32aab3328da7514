import type { Hit } from '../retrieving/rank'

/**
 * The score of the best other hit on the page of each: where a matter is treated, more than one passage names it, and of a
 * notice that is repeated on many pages the one beside the matter comes first.
 */
export function createPageSupport(hits: readonly Hit[]): (hit: Hit) => number {
  const byPage = new Map<string, Hit[]>()
  for (const hit of hits) byPage.set(pageOf(hit), [...(byPage.get(pageOf(hit)) ?? []), hit])
  return (hit) => Math.max(0, ...(byPage.get(pageOf(hit)) ?? []).map((other) => (other === hit ? 0 : other.score)))
}

const pageOf = ({ passage }: Hit) => `${passage.manualId} ${passage.page}`
