import type { PageLayout } from './layout-pages'
import { type Row, rowHeight, type Segment, toRow } from './row'
import { replaceWords } from './rows'

const hyphenatedEnd = /(\p{Ll}{2,})-$/u
const wordStart = /^\p{Ll}{2,}/u

const plainWord = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** All unbroken words of the manual, which decide whether a hyphen at a line end belongs to the word. */
const vocabularyOf = (pages: readonly PageLayout[]) => {
  const vocabulary = new Set<string>()
  for (const row of pages.flatMap((page) => page.regions.flat())) {
    for (const word of row.segments.flatMap((segment) => segment.words)) {
      if (!word.text.endsWith('-')) vocabulary.add(plainWord(word.text))
    }
  }
  return vocabulary
}

const joinHyphenated = (first: string, second: string, vocabulary: ReadonlySet<string>) => {
  const start = plainWord(first)
  const end = plainWord(second)
  const stem = first.slice(0, -1)
  if (vocabulary.has(start + end)) return stem + second
  const isCompound =
    vocabulary.has(`${start}-${end}`) || (vocabulary.has(start) && vocabulary.has(end) && end.length > 2)
  return isCompound ? first + second : stem + second
}

/** Joins words that are broken over two lines; the whole word goes to the first line. */
export const dehyphenate = (pages: readonly PageLayout[]): PageLayout[] => {
  const vocabulary = vocabularyOf(pages)
  return pages.map((page) => ({
    ...page,
    regions: page.regions.map((rows) => joinFragments(joinBrokenWords(rows, vocabulary), vocabulary)),
  }))
}

const joinBrokenWords = (rows: readonly Row[], vocabulary: ReadonlySet<string>): Row[] => {
  const result: Row[] = []
  for (const row of rows) {
    const above = result.at(-1)
    const hyphenated = above?.segments.at(-1)
    const [start, ...others] = row.segments
    const parts =
      above && hyphenated && start && isBelow(above, row) ? joinPair(hyphenated, start, vocabulary) : undefined
    if (!above || !parts) {
      result.push(row)
      continue
    }
    result[result.length - 1] = toRow([...above.segments.slice(0, -1), parts.first], above.turn)
    const rest = parts.rest ? [parts.rest, ...others] : others
    if (rest.length > 0) result.push(toRow(rest, row.turn))
  }
  return result
}

/** Several segments may be cells, whose text continues elsewhere; only a step number may precede the text. */
const isBelow = (above: Row, row: Row) =>
  row.segments.length === 1 &&
  (above.segments.length === 1 || (above.segments[0]?.text.length ?? 0) <= 4) &&
  above.segments.length <= 2 &&
  row.top - above.bottom < rowHeight(row) * 1.2

const joinPair = (hyphenated: Segment, start: Segment, vocabulary: ReadonlySet<string>) => {
  const last = hyphenated.words.at(-1)
  const [next, ...others] = start.words
  if (!last || !next || !hyphenatedEnd.test(last.text) || !wordStart.test(next.text)) return undefined
  const whole = { ...last, text: joinHyphenated(last.text, next.text, vocabulary) }
  return {
    first: replaceWords(hyphenated, [...hyphenated.words.slice(0, -1), whole]),
    rest: others.length > 0 ? replaceWords(start, others) : undefined,
  }
}

const fragment = /^\p{Ll}{1,3}$/u

/**
 * Narrow columns break words without a hyphen ("Ite", "m"). The row of fragments is joined to the words above if each
 * completes a word of the manual, or at least a plural.
 */
const joinFragments = (rows: readonly Row[], vocabulary: ReadonlySet<string>): Row[] => {
  const result: Row[] = []
  for (const row of rows) {
    const above = result.at(-1)
    const whole =
      above && row.segments.every(({ text }) => fragment.test(text)) ? completeWords(above, row, vocabulary) : undefined
    if (whole) result[result.length - 1] = whole
    else result.push(row)
  }
  return result
}

const completeWords = (above: Row, row: Row, vocabulary: ReadonlySet<string>): Row | undefined => {
  const gap = row.top - above.bottom
  if (gap < -rowHeight(row) || gap > rowHeight(row) * 0.4) return undefined
  let found = 0
  const segments = above.segments.map((segment) => {
    const words = segment.words.map((word) => {
      const end = row.segments.find(({ left, right }) => left > word.left - 1 && right < word.right + 1)
      if (!end || !/\p{Ll}$/u.test(word.text)) return word
      if (end.text !== 's' && !vocabulary.has(plainWord(word.text + end.text))) return word
      found += 1
      return { ...word, text: word.text + end.text, bottom: end.bottom }
    })
    return replaceWords(segment, words)
  })
  return found === row.segments.length ? { ...toRow(segments, above.turn), bottom: row.bottom } : undefined
}
