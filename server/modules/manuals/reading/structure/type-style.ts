import type { PageLayout } from '../layout/layout-pages'
import { median } from '../layout/row'

/** What the letters of a manual usually look like. */
export interface TypeStyle {
  bodySize: number
  bodyBold: boolean
}

const segmentsOf = (page: PageLayout) => page.stretches.flat().flatMap((row) => row.segments)

/** The size and weight in which most letters of the manual are set. */
export const manualStyle = (pages: readonly PageLayout[]): TypeStyle => {
  const letters = new Map<number, number>()
  let bold = 0
  let all = 0
  for (const segment of pages.flatMap(segmentsOf)) {
    const size = Math.round(segment.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + segment.text.length)
    all += segment.text.length
    if (segment.bold) bold += segment.text.length
  }
  const [bodySize = 10] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? []
  return { bodySize, bodyBold: bold > all / 2 }
}

/** The part of a page's letters in the manual's own size from which that size is the page's, whatever its tables are in. */
const ownShare = 0.12

/** Manuals of mixed origin change their type from page to page, so a page is measured against itself where it can be. */
export const pageStyle = (page: PageLayout, manual: TypeStyle): TypeStyle => {
  const segments = segmentsOf(page)
  if (segments.length < 20) return manual
  const bold = segments.filter((segment) => segment.bold).length
  const usual = median(segments.map((segment) => segment.size))
  const letters = (counted: typeof segments) => counted.reduce((sum, { text }) => sum + text.length, 0)
  const inManualSize = segments.filter((segment) => Math.abs(segment.size - manual.bodySize) < 0.6)
  const isManualSize = letters(inManualSize) >= letters(segments) * ownShare
  return {
    bodySize: Math.max(manual.bodySize * (isManualSize ? 1 : 0.8), usual),
    bodyBold: bold > segments.length * 0.6,
  }
}
