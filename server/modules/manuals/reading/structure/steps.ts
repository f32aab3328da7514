import type { Block, Step } from './block'
import { headingLevel } from './heading'
import { follows, type Label, readLabel } from './label'
import { type Line, lineHeight } from './line'
import { isNotice, safetyLevel } from './safety-word'
import type { Reading } from './structure-stretch'

const isSignalWord = (text: string) => safetyLevel(text) !== undefined || isNotice(text)

/** Space, in line heights, that ends a step's own text. */
const endsAfter = 1.6

/** The steps that begin at line `at`: numbered or lettered lines, each with the lines that go on with it. */
export const stepsAt = (
  reading: Reading,
  at: number,
): { block: Extract<Block, { kind: 'steps' }>; to: number } | undefined => {
  const { lines, style } = reading
  const steps: Step[] = []
  let to = at
  while (to < lines.length) {
    const line = lines[to]
    const label = line && readLabel(line.text)
    if (!line || !label || headingLevel(line, lines[to + 1], style) !== undefined) break
    const end = endOfStep(reading, to, label)
    const own = lines.slice(to, end)
    const text = [label.rest, ...own.slice(1).map((other) => other.text)].join('\n')
    steps.push({ label: label.label, text, lines: own })
    to = end
  }
  return steps.length > 0 ? { block: { kind: 'steps', steps }, to } : undefined
}

/** A number that wraps to the next line is no label: it stands under the step's text and could not come next. */
const beginsStep = (line: Line, first: Line, own: Label) => {
  const label = readLabel(line.text)
  if (!label) return false
  const [, textOfStep] = first.row.segments.flatMap((segment) => segment.words)
  const isIndented = textOfStep !== undefined && line.row.left > textOfStep.left - lineHeight(line) * 0.2
  const isFirst = /^\D*1\D*$|^\W*a\W*$/i.test(label.label)
  return !isIndented || isFirst || follows(own.label, label.label)
}

/** A note stands with the step it follows; a safety notice, a table and a heading end the step. */
const endOfStep = ({ lines, style, tableFrom }: Reading, at: number, own: Label) => {
  const first = lines[at]
  let to = at + 1
  for (; to < lines.length; to += 1) {
    const line = lines[to]
    if (!line || !first || isSignalWord(line.text) || beginsStep(line, first, own)) break
    if (line.gap > lineHeight(line) * endsAfter || tableFrom(to)) break
    if (headingLevel(line, lines[to + 1], style) !== undefined) break
  }
  return to
}
