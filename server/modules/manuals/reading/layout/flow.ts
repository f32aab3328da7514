import { type Row, rowText } from './row'

/** Points of empty space between columns, and of width that each of them has at least. */
export const narrowestGutter = 12
const narrowestColumn = 110
/** Rows that both sides have beside each other, so that chance does not tell. */
const fewestRows = 4
/** Part of the rows of the shorter side that may share a baseline with the other one by chance. */
const sharedByChance = 0.62
/** Points within which two baselines are one. */
const sameBaseline = 1.5

const sectionOrCaption =
  /^(\d{1,2}([.-]\d{1,3})+\.?\s+\p{L}|(table|tabla|tabelle|figure|figura|abbildung)\s*[\dA-Z]+[-.\d]*\s)/iu
const bulletOrStep = /^([•–*-]|\(?\d{1,2}[.)])\s/

const widthOf = (rows: readonly Row[]) =>
  Math.max(...rows.map((row) => row.right)) - Math.min(...rows.map((row) => row.left))

const within = (rows: readonly Row[], top: number, bottom: number) =>
  rows.filter((row) => row.bottom > top && row.top < bottom)

const standsBeside = (others: readonly Row[]) => (row: Row) =>
  others.some((other) => Math.abs(other.bottom - row.bottom) < sameBaseline)

/** Something begins here that no cell begins with: a section, a caption, or a bullet, step or title on its own line. */
const opens = (rows: readonly Row[], others: readonly Row[]) => {
  const isBeside = standsBeside(others)
  return rows.some((row) => {
    const text = rowText(row)
    const own = bulletOrStep.test(text) || (row.segments.length === 1 && row.segments[0]?.bold === true)
    return sectionOrCaption.test(text) || (own && !isBeside(row))
  })
}

/**
 * Whether two sides of a page flow apart from each other, be it tables, figures or text that stands in them: things of
 * their own begin in both, and their lines keep baselines of their own, while cells of one table share them.
 */
export const flowApart = (left: readonly Row[], right: readonly Row[]) => {
  if (left.length < fewestRows || right.length < fewestRows) return false
  if (Math.min(widthOf(left), widthOf(right)) < narrowestColumn) return false
  const gutter = Math.min(...right.map((row) => row.left)) - Math.max(...left.map((row) => row.right))
  if (gutter < narrowestGutter) return false
  const top = Math.max(left[0]?.top ?? 0, right[0]?.top ?? 0)
  const bottom = Math.min(left.at(-1)?.bottom ?? 0, right.at(-1)?.bottom ?? 0)
  const [beside, across] = [within(left, top, bottom), within(right, top, bottom)]
  const fewer = Math.min(beside.length, across.length)
  if (fewer < fewestRows || beside.filter(standsBeside(across)).length >= fewer * sharedByChance) return false
  return opens(left, right) && opens(right, left)
}
