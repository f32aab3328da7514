import { type LineMarks, type Mark, marksIn } from './marks'
import type { Term } from './terms'

/** Plain text, and whether it is what was looked for. */
export interface Stretch {
  text: string
  marked: boolean
}

/** About how long an excerpt is, and how much of a long line stands before the first word found; in characters. */
const length = 240
const lead = 80

/** A text in stretches, those that a term matches marked. */
export const markedText = (text: string, terms: readonly Term[]): Stretch[] => stretches(text, marksIn(text, terms))

/**
 * The lines around the one where most of the terms stand, or the first ones where none does.
 *
 * @param marks what is marked in each of the lines
 */
export function excerptOf(lines: readonly string[], marks: readonly LineMarks[], terms: readonly Term[]): Stretch[] {
  const most = marks.reduce((highest, one) => Math.max(highest, one.terms), 0)
  const best = Math.max(
    marks.findIndex((one) => one.terms === most),
    0,
  )
  let [from, to] = [best, best + 1]
  let size = lines[best]?.length ?? 0
  const takes = (line: string | undefined) => line !== undefined && size + line.length <= length
  while (takes(lines[to])) size += lines[to++]?.length ?? 0
  while (takes(lines[from - 1])) size += lines[--from]?.length ?? 0
  const before = lines.slice(from, best).reduce((sum, line) => sum + line.length + 1, 0)
  return clipped(lines.slice(from, to).join(' '), before + (marks[best]?.first ?? 0), terms)
}

/** Cut to its length where a single line is far longer. */
function clipped(text: string, first: number, terms: readonly Term[]): Stretch[] {
  if (text.length <= length * 1.5) return markedText(text, terms)
  const from = first <= lead ? 0 : text.lastIndexOf(' ', first - lead) + 1
  const end = text.indexOf(' ', from + length)
  const part = text.slice(from, end < 0 || end > from + length * 1.5 ? from + length : end)
  return markedText(`${from > 0 ? '… ' : ''}${part}${from + part.length < text.length ? ' …' : ''}`, terms)
}

function stretches(text: string, marks: readonly Mark[]): Stretch[] {
  const parts: Stretch[] = []
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
