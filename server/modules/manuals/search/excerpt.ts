import { type LineMarks, type Mark, marksIn } from './marks'
import type { Term } from './terms'

/** Part of a text; `marked` if it matches a search term. */
export interface TextSegment {
  text: string
  marked: boolean
}

/** Approximate length of an excerpt, and of the text before the first match in a long line, in characters. */
const EXCERPT_LENGTH = 240
const MAX_LEAD = 80

/** Splits a text into matching and other parts. */
export const markedText = (text: string, terms: readonly Term[]): TextSegment[] =>
  splitAtMarks(text, marksIn(text, terms))

/**
 * The lines around the one with the most terms, or the first lines if there are no matches.
 *
 * @param marks one per line
 */
export function excerptOf(
  lines: readonly string[],
  marks: readonly LineMarks[],
  terms: readonly Term[],
): TextSegment[] {
  const mostTerms = marks.reduce((highest, one) => Math.max(highest, one.terms), 0)
  const best = Math.max(
    marks.findIndex((one) => one.terms === mostTerms),
    0,
  )
  let [from, to] = [best, best + 1]
  let size = lines[best]?.length ?? 0
  const fits = (line: string | undefined) => line !== undefined && size + line.length <= EXCERPT_LENGTH
  while (fits(lines[to])) size += lines[to++]?.length ?? 0
  while (fits(lines[from - 1])) size += lines[--from]?.length ?? 0
  const before = lines.slice(from, best).reduce((sum, line) => sum + line.length + 1, 0)
  return clip(lines.slice(from, to).join(' '), before + (marks[best]?.first ?? 0), terms)
}

/** Shortens a text that is much longer than an excerpt. */
function clip(text: string, first: number, terms: readonly Term[]): TextSegment[] {
  if (text.length <= EXCERPT_LENGTH * 1.5) return markedText(text, terms)
  const from = first <= MAX_LEAD ? 0 : text.lastIndexOf(' ', first - MAX_LEAD) + 1
  const end = text.indexOf(' ', from + EXCERPT_LENGTH)
  const part = text.slice(from, end < 0 || end > from + EXCERPT_LENGTH * 1.5 ? from + EXCERPT_LENGTH : end)
  return markedText(`${from > 0 ? '… ' : ''}${part}${from + part.length < text.length ? ' …' : ''}`, terms)
}

function splitAtMarks(text: string, marks: readonly Mark[]): TextSegment[] {
  const parts: TextSegment[] = []
  let done = 0
  for (const { start, end } of marks) {
    if (end <= done) continue
    const from = Math.max(start, done)
    parts.push({ text: text.slice(done, from), marked: false }, { text: text.slice(from, end), marked: true })
    done = end
  }
  parts.push({ text: text.slice(done), marked: false })
  return parts.filter((part) => part.text !== '')
}
