import type { Citation } from '@/entities/conversation'

/** A page of a manual, with everything of the answer that is marked on it. */
export type PrintedPage = { page: Citation; passages: readonly Citation[] }

/** As many as an answer shows: a page each makes a sheet. */
const MAX_PAGES = 3

/** The pages that an answer leans on, in its order, each once. */
export function printedPages(used: readonly Citation[]): PrintedPage[] {
  const pages = new Map<string, [Citation, ...Citation[]]>()
  for (const citation of used) {
    const key = `${citation.manual_id} ${citation.page}`
    const there = pages.get(key)
    if (there) there.push(citation)
    else pages.set(key, [citation])
  }
  return [...pages.values()].slice(0, MAX_PAGES).map((passages) => ({ page: passages[0], passages }))
}
