import { isPartCode, isStockNumber, looksLikePartNumber } from './part-number'

/** What the cells of a column look like: shares (0 to 1) of those that are filled. */
export interface ColumnShape {
  /** Share of the rows in which it is filled. */
  filled: number
  /** Cells that may be part numbers, and those that look like it by themselves. */
  codes: number
  numbers: number
  /** Cells that are numbers of a stock system. */
  stockNumbers: number
  /** Cells that occur once. */
  distinct: number
  words: number
  /** Cells that are words, or begin with one. */
  described: number
  items: number
  /** Whether the figures go up from row to row, as items do. */
  ascends: boolean
  quantities: number
  letters: number
  /** Cells with spaces. */
  spaced: number
}

const item = /^[(*]?(?:\d{1,3}(?:[-.]\d{1,2})?[A-Za-z]?|[A-Za-z])[)*.]?$/
const quantity = /^(?:\d{1,3}(?: ?[-–] ?\d{1,3})?|a\/?r|as req\.?|[-–—*x]|ref\.?|v)(?: ?(?:pcs?|ea|st|stk|pz|ud)\.?)?$/i
const word = /\p{L}{3,}/u
/** A description may have more figures than words: "SCREW, CAP, 3/8-16 x 2-1/2". */
const leadingWord = /^[^\p{L}\d]*(?:\p{L}-)?\p{L}{3,}(?![\p{L}\d-])/u

const MIN_ASCENDING = 0.7

export function shapeOf(cells: readonly string[]): ColumnShape {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const share = (matches: (cell: string) => boolean) => filled.filter(matches).length / Math.max(1, filled.length)
  const lettersOf = (cell: string) => cell.replace(/[^\p{L}]/gu, '').length
  const isWords = (cell: string) => word.test(cell) && lettersOf(cell) >= cell.replace(/\s/g, '').length * 0.5
  return {
    filled: filled.length / Math.max(1, cells.length),
    codes: share((cell) => isPartCode(firstLine(cell))),
    numbers: share((cell) => looksLikePartNumber(firstLine(cell))),
    stockNumbers: share((cell) => isStockNumber(firstLine(cell))),
    distinct: new Set(filled).size / Math.max(1, filled.length),
    words: share(isWords),
    described: share((cell) => isWords(cell) || leadingWord.test(cell)),
    items: share((cell) => item.test(cell)),
    ascends: ascends(filled),
    quantities: share((cell) => quantity.test(cell)),
    letters: filled.reduce((sum, cell) => sum + lettersOf(cell), 0),
    spaced: share((cell) => /\S\s+\S/.test(cell)),
  }
}

/** Without a remark in brackets and numbers after the first. */
const firstLine = (cell: string) => cell.replace(/\(.*/s, '').split(/[,;\n]|\s\/\s/)[0] ?? ''

function ascends(cells: readonly string[]): boolean {
  const figures = cells.flatMap((cell) => /\d+/.exec(cell)?.[0] ?? []).map(Number)
  const steps = figures.slice(1).map((figure, index) => figure - (figures[index] ?? 0))
  return (
    new Set(figures).size > 1 &&
    steps.filter((step) => step >= 0).length >= steps.length * MIN_ASCENDING &&
    (figures.at(-1) ?? 0) > (figures[0] ?? 0)
  )
}
