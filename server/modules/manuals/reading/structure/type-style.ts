import type { PageLayout } from '../layout/layout-pages'
import { median } from '../layout/row'

/** Predominant type of a manual or page. */
export interface TypeStyle {
  bodySize: number
  bodyBold: boolean
}

const segmentsOf = (page: PageLayout) => page.regions.flat().flatMap((row) => row.segments)
/** Running text, possibly behind a step number; cells of tables are often smaller. */
const textOf = (page: PageLayout) =>
  page.regions.flat().flatMap((row) => (row.segments.length <= 2 ? row.segments : []))

/** The size and weight of most characters of the manual's running text. */
export const manualStyle = (pages: readonly PageLayout[]): TypeStyle => {
  const letters = new Map<number, number>()
  let bold = 0
  let all = 0
  for (const segment of pages.flatMap(textOf)) {
    const size = Math.round(segment.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + segment.text.length)
    all += segment.text.length
    if (segment.bold) bold += segment.text.length
  }
  const [bodySize = 10] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? []
  return { bodySize, bodyBold: bold > all / 2 }
}

/** If at least this share of a page's characters has the manual's body size, the page has that body size too. */
const MIN_BODY_SHARE = 0.12

/** Compiled manuals change type from page to page, so a page with enough text gets its own style. */
export const pageStyle = (page: PageLayout, manual: TypeStyle): TypeStyle => {
  const segments = segmentsOf(page)
  if (segments.length < 20) return manual
  const bold = segments.filter((segment) => segment.bold).length
  const usualSize = median(segments.map((segment) => segment.size))
  const letters = (counted: typeof segments) => counted.reduce((sum, { text }) => sum + text.length, 0)
  const inManualSize = segments.filter((segment) => Math.abs(segment.size - manual.bodySize) < 0.6)
  const isManualSize = letters(inManualSize) >= letters(segments) * MIN_BODY_SHARE
  return {
    bodySize: Math.max(manual.bodySize * (isManualSize ? 1 : 0.8), usualSize),
    bodyBold: bold > segments.length * 0.6,
  }
}
