import type { Turn, Word } from '../extract/page-text'
import { around, median, type Row, type Segment, toRow } from './row'

/** Gaps in ems: letters of one word, cells that are surely apart, cells that are apart however wide the spaces are. */
const gluedGap = 0.1
const cellGap = 1.05
const surelyCellGap = 2.4

const baselineOf = (word: Word) => word.bottom - word.size * 0.22

/** Words to rows by their baselines, top to bottom. All words must have one turn. */
export const toRows = (words: readonly Word[], turn: Turn): Row[] => {
  const byHeight = words.map((word) => ({ word, baseline: baselineOf(word) })).sort((a, b) => a.baseline - b.baseline)
  const rows: { baseline: number; size: number; words: Word[] }[] = []
  for (const { word, baseline } of byHeight) {
    const row = rows.at(-1)
    if (row && baseline - row.baseline < Math.min(row.size, word.size) * 0.4) row.words.push(word)
    else if (row && isRaised(row.words, word, baseline - row.baseline)) {
      row.words.push(word)
      Object.assign(row, { baseline, size: word.size })
    } else rows.push({ baseline, size: word.size, words: [word] })
  }
  return rows
    .map((row) => toSegments(row.words))
    .flatMap((segments) => (segments.length > 0 ? [toRow(segments, turn)] : []))
    .sort((a, b) => a.top - b.top)
}

/** A small word high on the line (an exponent, a degree sign) comes before the line's own baseline. */
const isRaised = (raised: readonly Word[], word: Word, drop: number) =>
  drop < word.size * 0.55 &&
  raised.every(
    (small) =>
      small.size < word.size * 0.8 && small.left - word.right < word.size && word.left - small.right < word.size,
  )

const toSegments = (words: Word[]): Segment[] => {
  const { sorted, led } = withoutLeaders([...words].sort((a, b) => a.left - b.left))
  const limit = cellLimit(sorted)
  const segments: Word[][] = []
  for (const word of sorted) {
    const segment = segments.at(-1)
    const previous = segment?.at(-1)
    const size = previous ? Math.max(previous.size, word.size) : 0
    if (segment && previous && !led.has(word) && word.left - previous.right < limit * size) segment.push(word)
    else segments.push([word])
  }
  return segments.map((part) => toSegment(part, led))
}

const leader = /^[.·_…]+$/
const trailingLeader = /[.·_…]{4,}$/
const fewestDots = 3

/** Dots that lead the eye from an entry to its value are no text, but they part the two like a gap. */
const withoutLeaders = (words: readonly Word[]): { sorted: Word[]; led: Set<Word> } => {
  const sorted: Word[] = []
  const led = new Set<Word>()
  let dots: Word[] = []
  let trailing = 0
  for (const word of words) {
    if (leader.test(word.text)) {
      dots.push(word)
      continue
    }
    const isLed = trailing + dots.reduce((sum, dot) => sum + dot.text.length, 0) >= fewestDots
    if (!isLed) sorted.push(...dots)
    dots = []
    const text = word.text.replace(trailingLeader, '')
    trailing = word.text.length - text.length
    const kept = trailing > 0 ? { ...word, text } : word
    if (isLed) led.add(kept)
    sorted.push(kept)
  }
  if (trailing + dots.length < fewestDots) sorted.push(...dots)
  return { sorted, led }
}

/** Lines that are set to full width have wide spaces, which are no gaps between cells. */
const cellLimit = (sorted: readonly Word[]) => {
  const gaps = sorted.slice(1).map((word, index) => (word.left - (sorted[index]?.right ?? 0)) / word.size)
  const spaces = gaps.filter((gap) => gap < surelyCellGap)
  // Among few, gaps between close cells would pass for spaces: the narrowest alone is surely one.
  const narrowest = Math.min(...spaces)
  const widestSpace = spaces.length >= 5 ? median(spaces) * 2 : narrowest < cellGap ? narrowest * 2.2 : 0
  return gaps.length >= 5 ? Math.min(surelyCellGap, Math.max(cellGap, widestSpace)) : cellGap
}

const toSegment = (words: Word[], led: ReadonlySet<Word>): Segment => ({
  ...around(words),
  words,
  text: joinWords(words),
  size: longestOf(words).size,
  afterLeader: words[0] !== undefined && led.has(words[0]),
  bold: letters(words.filter((word) => word.bold)) > letters(words) / 2,
})

/** The segment with other words in its place: a word made whole, or without the one that went elsewhere. */
export const withWords = (segment: Segment, words: Word[]): Segment => ({ ...segment, words, text: joinWords(words) })

/** A stray fraction or symbol of another size says nothing of the segment's type. */
const longestOf = (words: readonly Word[]) =>
  words.reduce((longest, word) => (word.text.length > longest.text.length ? word : longest))

const letters = (words: readonly Word[]) => words.reduce((sum, word) => sum + word.text.length, 0)

const joinWords = (words: readonly Word[]) => {
  if (words.length >= 4 && words.every((word) => /^\p{L}$/u.test(word.text)))
    return words.map((word) => word.text).join('')
  let text = ''
  let last: Word | undefined
  for (const word of words) {
    const glued = last && word.left - last.right < gluedGap * Math.min(last.size, word.size)
    text += last && !glued ? ` ${word.text}` : word.text
    last = word
  }
  return text
}
