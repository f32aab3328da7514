import { anyStructureWord } from '../../../../languages/structure-words'
import type { PageLayout } from '../layout/layout-pages'
import { rowText } from '../layout/row'

const title = new RegExp(`^[^\\p{L}\\d]*${anyStructureWord('contents')}(?!\\p{L})`, 'iu')
const endsInPageNumber = /(\s|\.{2,})([A-Z]{0,2}-?\d{1,3}([-.]\d{1,3}){0,2}|[ivx]{1,5})$/

/** Whether a page is a table of contents or an index: most rows end in a page number, with or without such a title. */
export const isContentsPage = (page: PageLayout): boolean => {
  const rows = page.regions.flat()
  if (rows.length < 6) return false
  const texts = rows.map(rowText)
  const hasTitle = texts.slice(0, 5).some((text) => title.test(text) && text.length < 50)
  const entries = rows.filter((row, index) => {
    const text = texts[index] ?? ''
    return endsInPageNumber.test(text) && (row.hasLeader || text.replace(/[^\p{L}]/gu, '').length > text.length * 0.5)
  })
  const withLeader = rows.filter((row) => row.hasLeader).length
  const share = entries.length / rows.length
  return (hasTitle && share >= 0.3) || (share >= 0.6 && withLeader >= rows.length * 0.4 && hasAscendingNumbers(texts))
}

/** Distinguishes contents, whose page numbers ascend, from tables of values with leader dots. */
const hasAscendingNumbers = (texts: readonly string[]) => {
  const numbers = texts.flatMap((text) => {
    const digits = /(\d{1,3})$/.exec(text)?.[1]
    return digits ? [Number(digits)] : []
  })
  const steps = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0))
  return steps.length >= 5 && steps.filter((step) => step >= 0).length >= steps.length * 0.8
}
