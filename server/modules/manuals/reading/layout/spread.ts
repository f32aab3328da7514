import type { Word } from '../extract/page-text'

/** A sheet on which two printed pages are side by side is wider than this multiple of its height. */
const MIN_ASPECT = 1.15
/** Where the gap between the two pages may be, and how wide it is at least, as shares of the width. */
const MIDDLE = { from: 0.42, to: 0.58 }
const MIN_GAP = 0.03
/** What shows that both are pages: lines of running text. */
const MIN_PROSE_LINES = 3
const MIN_PROSE_WORDS = 4
const LINE_TOLERANCE = 2
/** Page numbers are this close to an edge, as a share of the height. */
const MARGIN = 0.12
/** A sheet without running text is divided if most sheets are. */
const MIN_SPREADS = 3
const USUAL_SHARE = 0.6
/** Share of the words that two prints of one page have in common, even if they were recognized. */
const SAME_SHARE = 0.9

/** The words of one sheet, all with the same turn, and its size with their text upright. */
export interface Sheet {
  words: readonly Word[]
  width: number
  height: number
}

type Halves = [left: Word[], right: Word[]]

/**
 * Divides sheets with two printed pages side by side; a page that is printed twice counts once.
 * @returns for each sheet its pages from left to right, which is one for most
 */
export function dividedSheets(sheets: readonly Sheet[]): Word[][][] {
  const possible = sheets.map(halvesOf)
  const certain = possible.map((halves, at) => halves !== undefined && arePages(halves, sheets[at]?.height ?? 0))
  const spreads = certain.filter(Boolean).length
  const isUsual = spreads >= MIN_SPREADS && spreads >= possible.filter(Boolean).length * USUAL_SHARE
  return sheets.map(({ words }, at) => {
    const halves = possible[at]
    if (!halves || !(certain[at] || isUsual)) return [[...words]]
    return areSame(halves) ? [halves[0]] : halves
  })
}

function halvesOf({ words, width, height }: Sheet): Halves | undefined {
  if (width < height * MIN_ASPECT) return undefined
  const [from, to] = [width * MIDDLE.from, width * MIDDLE.to]
  const nearMiddle = words.filter(({ left, right }) => right > from && left < to).sort((a, b) => a.left - b.left)
  let [reached, gap, middle] = [from, 0, 0]
  for (const { left, right } of [...nearMiddle, { left: to, right: to }]) {
    if (left - reached > gap) [gap, middle] = [left - reached, (left + reached) / 2]
    reached = Math.max(reached, right)
  }
  if (gap < width * MIN_GAP) return undefined
  const left = words.filter((word) => word.left < middle)
  const right = words.filter((word) => word.left >= middle)
  return left.length > 0 && right.length > 0 ? [left, right] : undefined
}

const arePages = (halves: Halves, height: number) =>
  (halves.every(hasProse) && !haveCommonRows(halves)) || areNumbered(halves, height) || areSame(halves)

const lowerCaseWord = /^[(“"']?\p{Ll}{2,}[.,;:)”"']?$/u

function hasProse(words: readonly Word[]): boolean {
  const counts = new Map<number, number>()
  for (const { text, bottom } of words) {
    const line = Math.round(bottom / LINE_TOLERANCE)
    if (lowerCaseWord.test(text)) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...counts.values()].filter((count) => count >= MIN_PROSE_WORDS).length >= MIN_PROSE_LINES
}

/** A gap between lines above which a block starts, in line heights. */
const BLOCK_GAP = 1.6
const MIN_COMMON_BLOCKS = 3

/** Whether most blocks start at the height of one on the other side, as the cells of a table do. */
function haveCommonRows([left, right]: Halves): boolean {
  const [ours, theirs] = [blockStarts(left), blockStarts(right)]
  const common = ours.filter((start) => theirs.some((other) => Math.abs(other - start) <= LINE_TOLERANCE)).length
  return common >= MIN_COMMON_BLOCKS && common >= Math.min(ours.length, theirs.length) * USUAL_SHARE
}

function blockStarts(words: readonly Word[]): number[] {
  const lines = words.toSorted((a, b) => a.bottom - b.bottom)
  return lines.flatMap(({ bottom, size }, at) => {
    const above = lines[at - 1]
    return above && bottom - above.bottom > size * BLOCK_GAP ? [bottom] : []
  })
}

/** Whether the margins have the numbers of two consecutive pages. */
function areNumbered([left, right]: Halves, height: number): boolean {
  const numbers = (words: readonly Word[]) =>
    words
      .filter(({ top, bottom }) => bottom < height * MARGIN || top > height * (1 - MARGIN))
      .flatMap(({ text }) => /^(?:\p{L}?\d{0,2}-)?(\d{1,4})$/u.exec(text)?.[1] ?? [])
      .map(Number)
  const onRight = new Set(numbers(right))
  return numbers(left).some((number) => onRight.has(number + 1))
}

/** Whether both have the same words, and all numbers alike. */
function areSame([left, right]: Halves): boolean {
  const [ours, theirs] = [left, right].map((words) => words.map(({ text }) => text))
  if (!ours || !theirs || ours.length < MIN_PROSE_WORDS) return false
  const figures = (texts: readonly string[]) =>
    texts
      .filter((text) => /\d/.test(text))
      .sort()
      .join(' ')
  if (figures(ours) !== figures(theirs)) return false
  const remaining = [...theirs]
  const common = ours.filter((text) => {
    const at = remaining.indexOf(text)
    if (at >= 0) remaining.splice(at, 1)
    return at >= 0
  })
  return common.length >= Math.max(ours.length, theirs.length) * SAME_SHARE
}
