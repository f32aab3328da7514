import type { Citation } from '@/entities/conversation'

/** A rectangle of a page, in fractions of its width and height. */
export type Cut = { left: number; top: number; width: number; height: number }

type Cited = Pick<Citation, 'quote' | 'boxes' | 'heading' | 'around' | 'column_titles'>
type Span = { start: number; end: number }

/** Free space beside what is shown, and above and below it, where lines are close. */
const MARGIN = { x: 0.02, y: 0.006 }
/** Narrower than this, a few words would be shown larger than they are printed. */
const MIN_WIDTH = 0.4
/** Less would not say where on the page it is, more would be the page. */
const MIN_HEIGHT = 0.12
const MAX_HEIGHT = 0.45
/** A passage up to this height is shown as a whole. */
const SHORT_PASSAGE = 0.18
/** Column titles that are farther above the row are cut out by themselves. */
const NEAR_TITLES = 0.2
const MIN_HEIGHT_BELOW_TITLES = 0.05
/** What a title stands for is below it. */
const BELOW_TITLE = 0.28

/**
 * What to cut out of a page to show a passage: one piece, or the column titles and the rows far below them. All pieces
 * have the same left edge and width, and none ends within a quoted box that it shows.
 */
export function cutsOf(cited: Cited): Cut[] {
  const boxes = fittingBoxes(cited.boxes)
  const [first] = boxes
  if (!first) return []
  // Of a passage that is only shown in part, its bounds say nothing of that part.
  const around = boxes.length === cited.boxes.length ? cited.around : undefined
  const titles = cited.column_titles
  const columns = columnsOf([...boxes, ...present(around), ...present(titles)], isTitle(cited))
  const pieces = isTitle(cited) ? [belowTitle(rowsOf(boxes))] : piecesOf(boxes, around, titles)
  const hidden = cited.boxes.filter((box) => !boxes.includes(box))
  return pieces.map((piece) => {
    const { start, end } = besideHidden(within({ start: piece.start - MARGIN.y, end: piece.end + MARGIN.y }), hidden)
    return { left: columns.start, width: columns.end - columns.start, top: start, height: end - start }
  })
}

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value])
const lengthOf = ({ start, end }: Span) => end - start
const join = (...spans: Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
})
const rowsOf = (boxes: readonly number[][]): Span => join(...boxes.map(([, start = 0, , end = 1]) => ({ start, end })))
const within = ({ start, end }: Span): Span => ({ start: Math.max(start, 0), end: Math.min(end, 1) })

/** The first box in reading order, with those of the others that fit into one piece with it. */
function fittingBoxes(quoted: readonly number[][]): number[][] {
  const boxes = quoted.slice(0, 1)
  for (const box of quoted.slice(1)) {
    if (lengthOf(rowsOf([...boxes, box])) <= MAX_HEIGHT) boxes.push(box)
  }
  return boxes
}

/** Whether a heading is quoted, with its number or without. */
function isTitle({ quote, heading }: Cited): boolean {
  if (!heading) return false
  const [whole, words] = [quote, heading].map((text) => text.trim().toLowerCase())
  return whole !== undefined && words !== undefined && whole.endsWith(words) && whole.length <= words.length + 8
}

/** Of a title, as far as the page's margin at the other side. */
function columnsOf(boxes: readonly number[][], isOfTitle: boolean): Span {
  const left = Math.min(...boxes.map(([from = 0]) => from))
  const right = Math.max(...boxes.map(([, , to = 1]) => to))
  const columns = within({
    start: left - MARGIN.x,
    end: (isOfTitle && left < 0.5 ? Math.max(right, 1 - left) : right) + MARGIN.x,
  })
  const end = Math.min(Math.max(columns.end, columns.start + MIN_WIDTH), 1)
  return { start: Math.min(columns.start, end - MIN_WIDTH), end: Math.max(end, MIN_WIDTH) }
}

function piecesOf(boxes: number[][], around: number[] | undefined, titles: number[] | undefined): Span[] {
  const quoted = rowsOf(boxes)
  const passage = around && join(quoted, rowsOf([around]))
  if (passage && lengthOf(passage) <= SHORT_PASSAGE) return [grown(passage, MIN_HEIGHT, undefined)]
  const head = titles && rowsOf([titles])
  if (!head || head.end > quoted.start + MARGIN.y) return [grown(quoted, MIN_HEIGHT, passage)]
  const table = join(head, quoted)
  if (lengthOf(table) <= NEAR_TITLES) return [grown(table, MIN_HEIGHT, passage)]
  const rows = passage && { start: Math.max(head.end, passage.start), end: passage.end }
  return [head, grown(quoted, MIN_HEIGHT_BELOW_TITLES, rows)]
}

/** At least so high, with as much above as below; within the bounds where these are high enough. */
function grown(span: Span, height: number, bounds: Span | undefined): Span {
  const missing = height - lengthOf(span)
  if (missing <= 0) return span
  const limits = bounds && lengthOf(bounds) >= height ? bounds : { start: 0, end: 1 }
  const start = Math.min(Math.max(span.start - missing / 2, limits.start), limits.end - height)
  return { start, end: start + height }
}

const belowTitle = ({ start, end }: Span): Span => within({ start, end: end + BELOW_TITLE })

/** At which edges a piece fades, because something else than what is quoted may be cut through there. */
export function fadesOf({ top, height }: Cut, boxes: readonly number[][]): { above: boolean; below: boolean } {
  const near = 4 * MARGIN.y
  const shown = boxes.map((box) => rowsOf([box])).filter(({ start, end }) => start < top + height && end > top)
  return {
    above: shown.length > 0 && shown.every(({ start }) => start > top + near),
    below: shown.length > 0 && shown.every(({ end }) => end < top + height - near),
  }
}

/**
 * How far a piece that is wider than its room is scrolled at first: no farther than the first box needs to be seen.
 * @param room its visible and its whole width, in CSS pixels
 */
export function scrollStart({ left, width }: Cut, boxes: readonly number[][], room: { shown: number; whole: number }) {
  const [from = 0, , to = 1] = boxes[0] ?? []
  const pixels = (column: number) => ((column - left) / width) * room.whole
  const margin = MARGIN.x * room.whole
  return Math.max(Math.min(pixels(from) - margin, pixels(to) + margin - room.shown), 0)
}

/** Ends a piece before a box that is not shown as a whole. */
function besideHidden(piece: Span, boxes: readonly number[][]): Span {
  return boxes.reduce<Span>(({ start, end }, box) => {
    const hidden = rowsOf([box])
    if (hidden.start > start && hidden.start < end && hidden.end > end) return { start, end: hidden.start }
    if (hidden.end < end && hidden.end > start && hidden.start < start) return { start: hidden.end, end }
    return { start, end }
  }, piece)
}
