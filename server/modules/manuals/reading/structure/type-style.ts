import type { PageLayout } from '../layout/layout-pages'
import { median, type Segment } from '../layout/row'

/** Predominant type of a manual or page. */
export interface TypeStyle {
  bodySize: number
  bodyBold: boolean
}

const segmentsOf = (page: PageLayout) => page.regions.flat().flatMap((row) => row.segments)
/** Running text, possibly behind a step number; cells of tables are often smaller. */
const textOf = (page: PageLayout) =>
  page.regions.flat().flatMap((row) => (row.segments.length <= 2 ? row.segments : []))

const lengthOf = (segments: readonly Segment[]) => segments.reduce((sum, { text }) => sum + text.length, 0)

/** Below this share of the characters, as in a parts catalogue, running text is little more than headings. */
const MIN_TEXT_SHARE = 0.1

/** The size and weight of most characters of the manual's running text, or of all if it has hardly any. */
export const manualStyle = (pages: readonly PageLayout[]): TypeStyle => {
  const [text, everything] = [pages.flatMap(textOf), pages.flatMap(segmentsOf)]
  const segments = lengthOf(text) < lengthOf(everything) * MIN_TEXT_SHARE ? everything : text
  const letters = new Map<number, number>()
  let bold = 0
  let all = 0
  for (const segment of segments) {
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
  const inManualSize = segments.filter((segment) => Math.abs(segment.size - manual.bodySize) < 0.6)
  const isManualSize = lengthOf(inManualSize) >= lengthOf(segments) * MIN_BODY_SHARE
  return {
    bodySize: Math.max(manual.bodySize * (isManualSize ? 1 : 0.8), usualSize),
    bodyBold: bold > segments.length * 0.6,
  }
}
