import { isNumberedCaption } from '../../../../languages/structure-words'
import { type Row, rowText } from './row'

/** In points. */
export const MIN_GUTTER = 12
const MIN_COLUMN_WIDTH = 110
/** Rows that each side needs in the common vertical range, to exclude chance. */
const MIN_ROWS = 4
/** Share of rows that may have a baseline in common with the other side by chance. */
const MAX_SHARED_BASELINES = 0.62
/** In points. */
const BASELINE_TOLERANCE = 1.5

const section = /^\d{1,2}([.-]\d{1,3})+\.?\s+\p{L}/u
const isSectionOrCaption = (text: string) => section.test(text) || isNumberedCaption(text)
const bulletOrStep = /^([•–*-]|\(?\d{1,2}[.)])\s/

const widthOf = (rows: readonly Row[]) =>
  Math.max(...rows.map((row) => row.right)) - Math.min(...rows.map((row) => row.left))

const overlapping = (rows: readonly Row[], top: number, bottom: number) =>
  rows.filter((row) => row.bottom > top && row.top < bottom)

const sharesBaselineWith = (others: readonly Row[]) => (row: Row) =>
  others.some((other) => Math.abs(other.bottom - row.bottom) < BASELINE_TOLERANCE)

/** Whether a section or caption starts here, or a bullet, step or title on its own line; no cell does. */
const startsOwnBlock = (rows: readonly Row[], others: readonly Row[]) => {
  const sharesBaseline = sharesBaselineWith(others)
  return rows.some((row) => {
    const text = rowText(row)
    const startsItem = bulletOrStep.test(text) || (row.segments.length === 1 && row.segments[0]?.bold === true)
    return isSectionOrCaption(text) || (startsItem && !sharesBaseline(row))
  })
}

/**
 * Whether two sides of a page are columns to be read separately, whatever they contain: blocks start in both, and
 * their baselines differ, while cells of one table share baselines.
 */
export const areIndependentColumns = (left: readonly Row[], right: readonly Row[]) => {
  if (left.length < MIN_ROWS || right.length < MIN_ROWS) return false
  if (Math.min(widthOf(left), widthOf(right)) < MIN_COLUMN_WIDTH) return false
  const gutter = Math.min(...right.map((row) => row.left)) - Math.max(...left.map((row) => row.right))
  if (gutter < MIN_GUTTER) return false
  const top = Math.max(left[0]?.top ?? 0, right[0]?.top ?? 0)
  const bottom = Math.min(left.at(-1)?.bottom ?? 0, right.at(-1)?.bottom ?? 0)
  const [leftRows, rightRows] = [overlapping(left, top, bottom), overlapping(right, top, bottom)]
  const minimum = Math.min(leftRows.length, rightRows.length)
  if (minimum < MIN_ROWS || leftRows.filter(sharesBaselineWith(rightRows)).length >= minimum * MAX_SHARED_BASELINES)
    return false
  return startsOwnBlock(left, right) && startsOwnBlock(right, left)
}
