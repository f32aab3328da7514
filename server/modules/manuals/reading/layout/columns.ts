import { areIndependentColumns, MIN_GUTTER } from './independent-columns'
import { median, type Row, rowHeight, toRow } from './row'

const BIN_WIDTH = 3
const MIN_COLUMN_WIDTH = 110
const MIN_LINES = 4

interface Span {
  left: number
  right: number
}

/**
 * Divides the rows of a page (top to bottom) into regions in reading order: columns of running text become separate
 * regions, while table cells remain in their rows.
 */
export const toRegions = (rows: readonly Row[]): Row[][] => {
  const gutter = findGutter(rows)
  if (gutter === undefined) return rows.length > 0 ? [[...rows]] : []
  const regions: Row[][] = []
  let fullWidth: Row[] = []
  const flush = () => {
    if (fullWidth.length > 0) regions.push(fullWidth)
    fullWidth = []
  }
  for (const run of splitByCrossing(rows, gutter)) {
    const columns = run.crossing ? undefined : splitAtGutter(run.rows, gutter)
    if (!columns) {
      fullWidth.push(...run.rows)
      continue
    }
    flush()
    regions.push(...columns.flatMap(toRegions))
  }
  flush()
  return regions
}

/** The x position in the middle of the text that the fewest segments cross, if the text is wide enough for columns. */
const findGutter = (rows: readonly Row[]): number | undefined => {
  if (rows.length < MIN_LINES) return undefined
  const left = Math.min(...rows.map((row) => row.left))
  const right = Math.max(...rows.map((row) => row.right))
  const width = right - left
  if (width < 2 * MIN_COLUMN_WIDTH) return undefined
  const bins = new Array<number>(Math.ceil(width / BIN_WIDTH) + 1).fill(0)
  for (const row of rows) {
    for (const segment of row.segments) {
      const last = Math.floor((segment.right - left) / BIN_WIDTH)
      for (let bin = Math.floor((segment.left - left) / BIN_WIDTH); bin <= last; bin += 1)
        bins[bin] = (bins[bin] ?? 0) + 1
    }
  }
  const from = Math.floor((bins.length - 1) * 0.28)
  const to = Math.ceil((bins.length - 1) * 0.72)
  const middle = bins.slice(from, to)
  const fewest = Math.min(...middle)
  const empty = longestSpan(middle, (count) => count <= fewest)
  // A few titles may span the columns; the empty bins are then only a gap within one of them.
  const nearlyEmpty = longestSpan(middle, (count) => count <= fewest + Math.min(2, rows.length * 0.05))
  const best = empty.right - empty.left < MIN_GUTTER / BIN_WIDTH ? nearlyEmpty : empty
  return left + (from + (best.left + best.right) / 2) * BIN_WIDTH
}

const longestSpan = (bins: readonly number[], predicate: (count: number) => boolean): Span => {
  let best: Span = { left: 0, right: 0 }
  let start = 0
  bins.forEach((count, index) => {
    if (!predicate(count)) start = index + 1
    else if (index + 1 - start > best.right - best.left) best = { left: start, right: index + 1 }
  })
  return best
}

const crosses = (row: Row, gutter: number) =>
  row.segments.some((segment) => segment.left < gutter - 1 && segment.right > gutter + 1)

const splitByCrossing = (rows: readonly Row[], gutter: number) => {
  const runs: { crossing: boolean; rows: Row[] }[] = []
  for (const row of rows) {
    const crossing = crosses(row, gutter)
    const run = runs.at(-1)
    if (run && run.crossing === crossing) run.rows.push(row)
    else runs.push({ crossing, rows: [row] })
  }
  return runs
}

const splitAtGutter = (rows: readonly Row[], gutter: number): [Row[], Row[]] | undefined => {
  const side = (belongs: (segment: Span) => boolean) =>
    rows.flatMap((row) => {
      const segments = row.segments.filter(belongs)
      return segments.length > 0 ? [toRow(segments, row.turn)] : []
    })
  const left = side((segment) => segment.right <= gutter + 1)
  const right = side((segment) => segment.right > gutter + 1)
  if (areIndependentColumns(left, right)) return [left, right]
  const [first, second] = [proseTraits(left), proseTraits(right)]
  if (!first || !second) return undefined
  const filled = (first.filled * left.length + second.filled * right.length) / (left.length + right.length)
  return filled >= 0.45 ? [left, right] : undefined
}

const proseWord = /^[(“"']?\p{Ll}{2,}[.,;:)”"']?$/u

/** Recognizes running text: closely spaced lines of lower-case words, whereas cells are short or leave gaps. */
const proseTraits = (rows: readonly Row[]): { filled: number } | undefined => {
  if (rows.length < MIN_LINES) return undefined
  const width = Math.max(...rows.map((row) => row.right)) - Math.min(...rows.map((row) => row.left))
  if (width < MIN_COLUMN_WIDTH) return undefined
  const words = rows.map(
    (row) => row.segments.flatMap((segment) => segment.words).filter((word) => proseWord.test(word.text)).length,
  )
  const share = (predicate: (row: Row, index: number) => boolean) => rows.filter(predicate).length / rows.length
  const height = median(rows.map(rowHeight))
  const filled = share((row) => row.right - row.left > width * 0.6)
  const close = share((row, index) => index === 0 || row.top - (rows[index - 1]?.bottom ?? 0) < height)
  const split = share((row) => row.segments.length > 2)
  return median(words) >= 2 && filled >= 0.25 && close >= 0.5 && split < 0.45 ? { filled } : undefined
}
