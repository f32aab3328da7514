import { isStockNumber, looksLikePartNumber } from './part-number'
import type { PartsColumns } from './parts-columns'
import { titlesIn } from './read-head'

/** The columns of rows that `splitMergedRow` has split. */
export const mergedColumns = {
  ...{ item: 0, stock: 1, number: 2, description: 3, quantity: 4 },
  ...{ language: 'en', isSpaced: false, followsMaker: false, isMerged: true },
} as const satisfies PartsColumns

const MIN_SPLIT = 0.8

/** Whether a title names both the number of a part and its item or description. */
export const hasMergedTitle = (titles: readonly string[]): boolean =>
  titles.some((title) => {
    const kinds = titlesIn(title)
    return kinds.has('number') && (kinds.has('item') || kinds.has('description'))
  })

/** Whether rows are those of a parts list some of whose columns are so close that they were read as one. */
export const areMergedRows = (rows: readonly string[][]): boolean =>
  rows.length > 0 && rows.filter(splitMergedRow).length >= rows.length * MIN_SPLIT

const item = /^\d{1,3}[A-Za-z]?$/
const descriptionStart = /^[.•·*…–—-]*\p{L}{3,}/u
const quantity = /^(?:\d{1,3}|A\/?R|REF|V)$/i

/** Splits "7 PAOZZ 70040 5614017 PLUG,GLOW 8": an item, codes, a part number directly before the description, a quantity. */
export function splitMergedRow(cells: readonly string[]): string[] | undefined {
  const pieces = cells.join(' ').split(/\s+/).filter(Boolean)
  const [first = ''] = pieces
  const start = pieces.findIndex(
    (piece, at) => at > 1 && descriptionStart.test(piece) && isNumber(pieces[at - 1] ?? ''),
  )
  if (!item.test(first) || start < 0) return undefined
  const end = pieces.findLastIndex((piece, at) => at > start && quantity.test(piece))
  const isLast = end > start && pieces.slice(end + 1).every((piece) => /^UOC:|,/.test(piece))
  const words = pieces.slice(start).filter((_, at) => !isLast || at !== end - start)
  return [
    first,
    pieces.slice(1, start - 1).find(isStockNumber) ?? '',
    pieces[start - 1] ?? '',
    words.join(' '),
    isLast ? (pieces[end] ?? '') : '',
  ]
}

/** One that ends in a dash is incomplete. */
const isNumber = (text: string) => looksLikePartNumber(text) && !text.endsWith('-') && !isStockNumber(text)
