/** The page that was meant, within the manual: counted from 1, the nearest one where there is no such page. */
export function clampPage(page: number, pages: number): number {
  if (!Number.isFinite(page)) return 1
  return Math.min(Math.max(Math.round(page), 1), Math.max(pages, 1))
}
