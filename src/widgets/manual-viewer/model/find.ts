import type { ManualHit } from '@/entities/manual'
import type { Passage } from './passage'

/** Numbers of the pages on which words stand, in their order. */
type Pages = readonly number[]

export const pageAfter = (pages: Pages, page: number): number | undefined => pages.find((one) => one > page)

export const pageBefore = (pages: Pages, page: number): number | undefined => pages.findLast((one) => one < page)

/** Where a search leads from the shown page: it stays where the words stand, otherwise on to the next, round the end. */
export const nearestPage = (pages: Pages, page: number): number | undefined => pageAfter(pages, page - 1) ?? pages[0]

/**
 * The hit on a page as what is marked there; none where nothing stands.
 *
 * @param n its number among all hits of the manual, from 1
 */
export function asPassages(hits: readonly ManualHit[], page: number, n: number): Passage[] {
  const hit = hits.find((one) => one.page === page)
  if (!hit) return []
  const { manual_id, manual_name, boxes, excerpt } = hit
  return [{ n, manual_id, manual_name, page, boxes, quote: excerpt.map(({ text }) => text).join('') }]
}
