import type { Passage } from '@/entities/conversation'
import type { ManualHit } from '@/entities/manual'

/** The numbers of the pages that contain the words, in order. */
type Pages = readonly number[]

export const pageAfter = (pages: Pages, page: number): number | undefined => pages.find((one) => one > page)

export const pageBefore = (pages: Pages, page: number): number | undefined => pages.findLast((one) => one < page)

/** The page a search leads to: the shown one if it contains the words, otherwise the next, wrapping round. */
export const nearestPage = (pages: Pages, page: number): number | undefined => pageAfter(pages, page - 1) ?? pages[0]

/**
 * The passage to mark on a page; none where the page contains no hit.
 *
 * @param n its number among all hits of the manual, from 1
 */
export function asPassages(hits: readonly ManualHit[], page: number, n: number): Passage[] {
  const hit = hits.find((one) => one.page === page)
  if (!hit) return []
  const { manual_id, manual_name, boxes, excerpt } = hit
  return [{ n, manual_id, manual_name, page, boxes, quote: excerpt.map(({ text }) => text).join('') }]
}
