import type { Area } from './text-area'
import type { Word } from './word'

/** One way in which what is written in a place was read. */
export interface Reading {
  text: string
  /** 0 to 100: the least of its words. */
  confidence: number
}

/** Words that follow each other in a row, without a wide gap. */
export interface TextCell extends Area {
  readings: Reading[]
}

/** The widest gap within a cell, in heights of its words. */
const MAX_GAP = 1.4
/** How much of the lower word two words of a row share in height. */
const MIN_SHARED_HEIGHT = 0.5

/** Groups the words of one image. */
export const cellsOf = (words: readonly Word[]): TextCell[] =>
  rowsOf(words).map((cell) => ({ ...around(cell), readings: [readingOf(cell)] }))

/** Groups what follows each other in a row, without a wide gap. */
export function rowsOf<Part extends Area>(parts: readonly Part[]): Part[][] {
  const cells: Part[][] = []
  for (const word of parts.toSorted((one, other) => one.left - other.left)) {
    const before = cells
      .filter((cell) => follows(cell.at(-1), word))
      .toSorted((one, other) => (other.at(-1)?.right ?? 0) - (one.at(-1)?.right ?? 0))[0]
    if (before) before.push(word)
    else cells.push([word])
  }
  return cells
}

function follows(last: Area | undefined, word: Area): boolean {
  if (!last) return false
  const [high, low] = [last.bottom - last.top, word.bottom - word.top]
  const shared = Math.min(last.bottom, word.bottom) - Math.max(last.top, word.top)
  const gap = word.left - last.right
  return shared >= MIN_SHARED_HEIGHT * Math.min(high, low) && gap < MAX_GAP * Math.max(high, low)
}

export const readingOf = (words: readonly Word[]): Reading => ({
  text: words.map(({ text }) => text).join(' '),
  confidence: Math.min(...words.map(({ confidence }) => confidence)),
})

export const around = (areas: readonly Area[]): Area => ({
  left: Math.min(...areas.map(({ left }) => left)),
  top: Math.min(...areas.map(({ top }) => top)),
  right: Math.max(...areas.map(({ right }) => right)),
  bottom: Math.max(...areas.map(({ bottom }) => bottom)),
})
