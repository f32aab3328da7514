import type { QuarterTurn, Word } from '../extract/page-text'
import { inReadingOrder } from '../extract/right-to-left'
import { baselineOf } from '../extract/vertical-extent'
import { boundingRect, median, type Row, type Segment, toRow } from './row'
import { separateScripts } from './scripts'
import { setScripts } from './set-scripts'

/** Gaps in ems: within a word, between cells in normal type, and between cells however wide the spaces are. */
const MAX_LETTER_GAP = 0.1
const MAX_SCRIPT_GAP = 0.5
const CELL_GAP = 1.05
const CERTAIN_CELL_GAP = 2.4

/** Groups words into rows by baseline, top to bottom. All words must have the same turn. */
export const toRows = (words: readonly Word[], turn: QuarterTurn): Row[] => {
  const { onLine, scripts } = separateScripts(words)
  const byHeight = onLine.map((word) => ({ word, baseline: baselineOf(word) })).sort((a, b) => a.baseline - b.baseline)
  const rows: { baseline: number; size: number; words: Word[] }[] = []
  const rowOf = new Map<Word, Word[]>()
  for (const { word, baseline } of byHeight) {
    const last = rows.at(-1)
    const row =
      last && baseline - last.baseline < Math.min(last.size, word.size) * 0.4
        ? last
        : { baseline, size: word.size, words: [] }
    if (row !== last) rows.push(row)
    row.words.push(word)
    rowOf.set(word, row.words)
  }
  for (const script of scripts) rowOf.get(script.host)?.push(...script.words)
  const positions = new Map(scripts.flatMap((script) => script.words.map((word) => [word, script] as const)))
  return rows
    .map((row) => toSegments(setScripts(row.words, positions)))
    .flatMap((segments) => (segments.length > 0 ? [toRow(segments, turn)] : []))
    .sort((a, b) => a.top - b.top)
}

const toSegments = (words: Word[]): Segment[] => {
  const { sorted, afterLeaders } = removeLeaders([...words].sort((a, b) => a.left - b.left))
  const limit = cellGapThreshold(sorted)
  const segments: Word[][] = []
  for (const word of sorted) {
    const segment = segments.at(-1)
    const previous = segment?.at(-1)
    const size = previous ? Math.max(previous.size, word.size) : 0
    const isNear = previous && (word.joined !== undefined || word.left - previous.right < limit * size)
    if (segment && isNear && !afterLeaders.has(word) && !word.afterRule) segment.push(word)
    else segments.push([word])
  }
  return segments.map((part) => toSegment(part, afterLeaders))
}

const leader = /^[.·_…]+$/
const trailingLeader = /[.·_…]{4,}$/
const MIN_LEADER_DOTS = 3

/** Leader dots between an entry and its value are not text, but separate the two like a gap. */
const removeLeaders = (words: readonly Word[]): { sorted: Word[]; afterLeaders: Set<Word> } => {
  const sorted: Word[] = []
  const afterLeaders = new Set<Word>()
  let dots: Word[] = []
  let trailing = 0
  for (const word of words) {
    if (leader.test(word.text)) {
      dots.push(word)
      continue
    }
    const followsLeader = trailing + dots.reduce((sum, dot) => sum + dot.text.length, 0) >= MIN_LEADER_DOTS
    if (!followsLeader) sorted.push(...dots)
    dots = []
    const text = word.text.replace(trailingLeader, '')
    trailing = word.text.length - text.length
    const trimmed = trailing > 0 ? { ...word, text } : word
    if (followsLeader) afterLeaders.add(trimmed)
    sorted.push(trimmed)
  }
  if (trailing + dots.length < MIN_LEADER_DOTS) sorted.push(...dots)
  return { sorted, afterLeaders }
}

/** The gap in ems that separates cells; wider in justified lines, whose spaces are wide. */
const cellGapThreshold = (sorted: readonly Word[]) => {
  const gaps = sorted.flatMap((word, index) => {
    const previous = sorted[index - 1]
    return previous && word.joined === undefined ? [(word.left - previous.right) / word.size] : []
  })
  const spaces = gaps.filter((gap) => gap < CERTAIN_CELL_GAP)
  // With few gaps, those between close cells would count as spaces; only the narrowest certainly is one.
  const narrowest = Math.min(...spaces)
  const widestSpace = spaces.length >= 5 ? median(spaces) * 2 : narrowest < CELL_GAP ? narrowest * 2.2 : 0
  return gaps.length >= 5 ? Math.min(CERTAIN_CELL_GAP, Math.max(CELL_GAP, widestSpace)) : CELL_GAP
}

const toSegment = (words: Word[], afterLeaders: ReadonlySet<Word>): Segment => ({
  ...boundingRect(words),
  words,
  text: joinWords(words),
  size: longestWord(words).size,
  afterLeader: words[0] !== undefined && afterLeaders.has(words[0]),
  bold: letters(words.filter((word) => word.bold)) > letters(words) / 2,
})

export const replaceWords = (segment: Segment, words: Word[]): Segment => ({
  ...segment,
  words,
  text: joinWords(words),
})

/** Determines the size of a segment, so that a stray fraction or symbol does not count. */
const longestWord = (words: readonly Word[]) =>
  words.reduce((longest, word) => (word.text.length > longest.text.length ? word : longest))

const letters = (words: readonly Word[]) => words.reduce((sum, word) => sum + word.text.length, 0)

/** The mark after an exponent follows it, although the exponent is set apart. */
const letterGap = (last: Word, word: Word) =>
  last.joined && /^[.,;:)]/.test(word.text) ? MAX_SCRIPT_GAP : MAX_LETTER_GAP

const joinWords = (words: readonly Word[]) => {
  if (words.length >= 4 && words.every((word) => /^\p{L}$/u.test(word.text)))
    return words.map((word) => word.text).join('')
  let text = ''
  let last: Word | undefined
  for (const word of inReadingOrder(words)) {
    const gap = last && Math.max(word.left - last.right, last.left - word.right)
    const glued =
      word.joined ?? (last && gap !== undefined && gap < letterGap(last, word) * Math.min(last.size, word.size))
    text += last && !glued ? ` ${word.text}` : word.text
    last = word
  }
  return text
}
