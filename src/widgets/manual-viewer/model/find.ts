import type { ManualHit } from '@/entities/manual'
import type { Passage } from './passage'

/** Pages on which words stand, in their order. */
type Hits = readonly Pick<ManualHit, 'page'>[]

export const hitAfter = (hits: Hits, page: number): number | undefined => hits.find((hit) => hit.page > page)?.page

export const hitBefore = (hits: Hits, page: number): number | undefined => hits.findLast((hit) => hit.page < page)?.page

/** Where a search leads from the shown page: it stays where the words stand, otherwise on to the next, round the end. */
export const nearestHit = (hits: Hits, page: number): number | undefined => hitAfter(hits, page - 1) ?? hits[0]?.page

/** The hit on a page as what is marked there, numbered among all; none where nothing stands. */
export function asPassages(hits: readonly ManualHit[], page: number): Passage[] {
  const index = hits.findIndex((hit) => hit.page === page)
  const hit = hits[index]
  if (!hit) return []
  const { manual_id, manual_name, boxes, excerpt } = hit
  return [{ n: index + 1, manual_id, manual_name, page, boxes, quote: excerpt.map(({ text }) => text).join('') }]
}
