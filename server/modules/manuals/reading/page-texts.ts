import { pageTextsKindValues } from '#contract/platform-limits'
import type { PageTextKind, PageTexts } from '../../../domain/page-texts'
import type { PageText } from './extract/page-text'
import { pagesOfHiddenText } from './ocr/recognized-text'

/** Says of each page where its text comes from; kinds without pages are left out. */
export function pageTextsOf(pages: readonly PageText[]): PageTexts[] {
  const hidden = pagesOfHiddenText(pages)
  const kindOf = (page: PageText): PageTextKind => {
    if (hidden.has(page) || page.isDamaged) return 'UNREADABLE'
    if (page.words.length === 0) return 'EMPTY'
    return page.ocr ? 'RECOGNIZED' : 'READ'
  }
  const ofKind = pages.map((page) => ({ number: page.number, kind: kindOf(page) }))
  return pageTextsKindValues.flatMap((kind) => {
    const found = ofKind.filter((page) => page.kind === kind).map(({ number }) => number)
    return found.length > 0 ? [{ kind, pages: found.length, ranges: rangesOf(found) }] : []
  })
}

function rangesOf(numbers: readonly number[]): PageTexts['ranges'] {
  const ranges: PageTexts['ranges'] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range?.last === number - 1) range.last = number
    else ranges.push({ first: number, last: number })
  }
  return ranges
}
