import type { PageLayout } from './layout-pages'
import { type Row, rowHeight, type Segment, toRow } from './row'
import { withWords } from './rows'

const brokenEnd = /(\p{Ll}{2,})-$/u
const wordStart = /^\p{Ll}{2,}/u

const plainWord = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** All whole words of the manual: they tell whether a hyphen at a line's end belongs to the word. */
const vocabularyOf = (pages: readonly PageLayout[]) => {
  const known = new Set<string>()
  for (const row of pages.flatMap((page) => page.stretches.flat())) {
    for (const word of row.segments.flatMap((segment) => segment.words)) {
      if (!word.text.endsWith('-')) known.add(plainWord(word.text))
    }
  }
  return known
}

const join = (first: string, second: string, known: ReadonlySet<string>) => {
  const start = plainWord(first)
  const end = plainWord(second)
  const stem = first.slice(0, -1)
  if (known.has(start + end)) return stem + second
  const isCompound = known.has(`${start}-${end}`) || (known.has(start) && known.has(end) && end.length > 2)
  return isCompound ? first + second : stem + second
}

/** Words broken over two lines of running text are made whole on the first of them. */
export const mendHyphens = (pages: readonly PageLayout[]): PageLayout[] => {
  const known = vocabularyOf(pages)
  return pages.map((page) => ({
    ...page,
    stretches: page.stretches.map((rows) => mendFragments(mendRows(rows, known), known)),
  }))
}

const mendRows = (rows: readonly Row[], known: ReadonlySet<string>): Row[] => {
  const mended: Row[] = []
  for (const row of rows) {
    const above = mended.at(-1)
    const broken = above?.segments.at(-1)
    const [start, ...others] = row.segments
    const parts = above && broken && start && isBelow(above, row) ? mendPair(broken, start, known) : undefined
    if (!above || !parts) {
      mended.push(row)
      continue
    }
    mended[mended.length - 1] = toRow([...above.segments.slice(0, -1), parts.first], above.turn)
    const rest = parts.rest ? [parts.rest, ...others] : others
    if (rest.length > 0) mended.push(toRow(rest, row.turn))
  }
  return mended
}

/** Side by side pieces may be cells, whose text goes on elsewhere; only a step's number may stand before. */
const isBelow = (above: Row, row: Row) =>
  row.segments.length === 1 &&
  (above.segments.length === 1 || (above.segments[0]?.text.length ?? 0) <= 4) &&
  above.segments.length <= 2 &&
  row.top - above.bottom < rowHeight(row) * 1.2

const mendPair = (broken: Segment, start: Segment, known: ReadonlySet<string>) => {
  const last = broken.words.at(-1)
  const [next, ...others] = start.words
  if (!last || !next || !brokenEnd.test(last.text) || !wordStart.test(next.text)) return undefined
  const whole = { ...last, text: join(last.text, next.text, known) }
  return {
    first: withWords(broken, [...broken.words.slice(0, -1), whole]),
    rest: others.length > 0 ? withWords(start, others) : undefined,
  }
}

const fragment = /^\p{Ll}{1,3}$/u

/**
 * A narrow column breaks words wherever they reach its edge ("Ite", "m"). The row of pieces goes back to the words
 * above it when each makes a word of the manual, or at least a plural.
 */
const mendFragments = (rows: readonly Row[], known: ReadonlySet<string>): Row[] => {
  const mended: Row[] = []
  for (const row of rows) {
    const above = mended.at(-1)
    const whole =
      above && row.segments.every(({ text }) => fragment.test(text)) ? completed(above, row, known) : undefined
    if (whole) mended[mended.length - 1] = whole
    else mended.push(row)
  }
  return mended
}

const completed = (above: Row, row: Row, known: ReadonlySet<string>): Row | undefined => {
  const gap = row.top - above.bottom
  if (gap < -rowHeight(row) || gap > rowHeight(row) * 0.4) return undefined
  let found = 0
  const segments = above.segments.map((segment) => {
    const words = segment.words.map((word) => {
      const end = row.segments.find(({ left, right }) => left > word.left - 1 && right < word.right + 1)
      if (!end || !/\p{Ll}$/u.test(word.text)) return word
      if (end.text !== 's' && !known.has(plainWord(word.text + end.text))) return word
      found += 1
      return { ...word, text: word.text + end.text, bottom: end.bottom }
    })
    return withWords(segment, words)
  })
  return found === row.segments.length ? { ...toRow(segments, above.turn), bottom: row.bottom } : undefined
}
