import { flowApart, narrowestGutter } from './flow'
import { median, type Row, rowHeight, toRow } from './row'

const binWidth = 3
const narrowestColumn = 110
const fewestLines = 4

interface Span {
  left: number
  right: number
}

/**
 * Rows of a page, top to bottom, to stretches in reading order: where running text stands in columns side by side,
 * each column becomes a stretch of its own. Cells of a table stay in their rows.
 */
export const readByColumns = (rows: readonly Row[]): Row[][] => {
  const gutter = findGutter(rows)
  if (gutter === undefined) return rows.length > 0 ? [[...rows]] : []
  const stretches: Row[][] = []
  let whole: Row[] = []
  const flush = () => {
    if (whole.length > 0) stretches.push(whole)
    whole = []
  }
  for (const run of runsBeside(rows, gutter)) {
    const columns = run.crossing ? undefined : asColumns(run.rows, gutter)
    if (!columns) {
      whole.push(...run.rows)
      continue
    }
    flush()
    stretches.push(...columns.flatMap(readByColumns))
  }
  flush()
  return stretches
}

/** The place in the middle part of the text that the fewest segments cross, if any that is worth a try. */
const findGutter = (rows: readonly Row[]): number | undefined => {
  if (rows.length < fewestLines) return undefined
  const left = Math.min(...rows.map((row) => row.left))
  const right = Math.max(...rows.map((row) => row.right))
  const width = right - left
  if (width < 2 * narrowestColumn) return undefined
  const bins = new Array<number>(Math.ceil(width / binWidth) + 1).fill(0)
  for (const row of rows) {
    for (const segment of row.segments) {
      const last = Math.floor((segment.right - left) / binWidth)
      for (let bin = Math.floor((segment.left - left) / binWidth); bin <= last; bin += 1)
        bins[bin] = (bins[bin] ?? 0) + 1
    }
  }
  const from = Math.floor((bins.length - 1) * 0.28)
  const to = Math.ceil((bins.length - 1) * 0.72)
  const middle = bins.slice(from, to)
  const fewest = Math.min(...middle)
  const free = longestSpan(middle, (count) => count <= fewest)
  // A title or two may run across the columns; then the free place is but a gap within one of them.
  const nearlyFree = longestSpan(middle, (count) => count <= fewest + Math.min(2, rows.length * 0.05))
  const best = free.right - free.left < narrowestGutter / binWidth ? nearlyFree : free
  return left + (from + (best.left + best.right) / 2) * binWidth
}

const longestSpan = (bins: readonly number[], holds: (count: number) => boolean): Span => {
  let best: Span = { left: 0, right: 0 }
  let start = 0
  bins.forEach((count, index) => {
    if (!holds(count)) start = index + 1
    else if (index + 1 - start > best.right - best.left) best = { left: start, right: index + 1 }
  })
  return best
}

const crosses = (row: Row, gutter: number) =>
  row.segments.some((segment) => segment.left < gutter - 1 && segment.right > gutter + 1)

const runsBeside = (rows: readonly Row[], gutter: number) => {
  const runs: { crossing: boolean; rows: Row[] }[] = []
  for (const row of rows) {
    const crossing = crosses(row, gutter)
    const run = runs.at(-1)
    if (run && run.crossing === crossing) run.rows.push(row)
    else runs.push({ crossing, rows: [row] })
  }
  return runs
}

const asColumns = (rows: readonly Row[], gutter: number): [Row[], Row[]] | undefined => {
  const side = (isHere: (segment: Span) => boolean) =>
    rows.flatMap((row) => {
      const segments = row.segments.filter(isHere)
      return segments.length > 0 ? [toRow(segments, row.turn)] : []
    })
  const left = side((segment) => segment.right <= gutter + 1)
  const right = side((segment) => segment.right > gutter + 1)
  if (flowApart(left, right)) return [left, right]
  const [first, second] = [traits(left), traits(right)]
  if (!first || !second) return undefined
  const filled = (first.filled * left.length + second.filled * right.length) / (left.length + right.length)
  return filled >= 0.45 ? [left, right] : undefined
}

const proseWord = /^[(“"']?\p{Ll}{2,}[.,;:)”"']?$/u

/** Running text: lines of small-letter words that follow each other closely. Cells are short or leave holes. */
const traits = (rows: readonly Row[]): { filled: number } | undefined => {
  if (rows.length < fewestLines) return undefined
  const width = Math.max(...rows.map((row) => row.right)) - Math.min(...rows.map((row) => row.left))
  if (width < narrowestColumn) return undefined
  const words = rows.map(
    (row) => row.segments.flatMap((segment) => segment.words).filter((word) => proseWord.test(word.text)).length,
  )
  const share = (holds: (row: Row, index: number) => boolean) => rows.filter(holds).length / rows.length
  const height = median(rows.map(rowHeight))
  const filled = share((row) => row.right - row.left > width * 0.6)
  const close = share((row, index) => index === 0 || row.top - (rows[index - 1]?.bottom ?? 0) < height)
  const split = share((row) => row.segments.length > 2)
  return median(words) >= 2 && filled >= 0.25 && close >= 0.5 && split < 0.45 ? { filled } : undefined
}
