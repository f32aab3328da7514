import type { Block, Step } from './block'
import { headingLevel, isCapitals } from './heading'
import { isNextLabel, type Label, parseLabel } from './label'
import { type Line, lineHeight } from './line'
import { isNotice, safetyLevel } from './safety-word'
import type { RegionContext } from './structure-region'

const isSignalWord = (text: string) => safetyLevel(text) !== undefined || isNotice(text)

/** A larger gap ends a step, in line heights. */
const END_GAP = 1.6

/**
 * The steps that start at line `at`: numbered or lettered lines, each with its continuation lines.
 * @param before the last step above, if no heading separates them
 */
export const stepsAt = (
  context: RegionContext,
  at: number,
  before?: Step,
): { block: Extract<Block, { kind: 'steps' }>; to: number } | undefined => {
  const { lines, style } = context
  const steps: Step[] = []
  let to = at
  while (to < lines.length) {
    const line = lines[to]
    const label = line && parseLabel(line.text)
    if (!line || !label) break
    const continues = continuesSequence(line, label, steps.at(-1) ?? before)
    if (!continues && headingLevel(line, lines[to + 1], style) !== undefined) break
    const end = findStepEnd(context, to, label)
    const ownLines = lines.slice(to, end)
    const text = [label.rest, ...ownLines.slice(1).map((other) => other.text)].join('\n')
    steps.push({ label: label.label, text, lines: ownLines })
    to = end
  }
  return steps.length > 0 ? { block: { kind: 'steps', steps }, to } : undefined
}

/** Whether the line has the next whole number, the type and the capitals of the last step, which no heading has. */
const continuesSequence = (line: Line, { label, rest }: Label, last: Step | undefined) => {
  const [above] = last?.lines ?? []
  return (
    last !== undefined &&
    above !== undefined &&
    !/\d\.\d/.test(label) &&
    isNextLabel(last.label, label) &&
    above.bold === line.bold &&
    isCapitals(last.text) === isCapitals(rest) &&
    Math.abs(above.size - line.size) < 0.3
  )
}

/** A number wrapped to the next line is not a label: it is indented to the step's text and out of sequence. */
const startsNextStep = (line: Line, first: Line, ownLabel: Label) => {
  const label = parseLabel(line.text)
  if (!label) return false
  const [, stepText] = first.row.segments.flatMap((segment) => segment.words)
  const isIndented = stepText !== undefined && line.row.left > stepText.left - lineHeight(line) * 0.2
  const isFirst = /^\D*1\D*$|^\W*a\W*$/i.test(label.label)
  return !isIndented || isFirst || isNextLabel(ownLabel.label, label.label)
}

/** A note belongs to the step it follows; a safety notice, table or heading ends the step. */
const findStepEnd = ({ lines, style, tableStartingAt }: RegionContext, at: number, ownLabel: Label) => {
  const first = lines[at]
  let to = at + 1
  for (; to < lines.length; to += 1) {
    const line = lines[to]
    if (!line || !first || isSignalWord(line.text) || startsNextStep(line, first, ownLabel)) break
    if (line.gap > lineHeight(line) * END_GAP || tableStartingAt(to)) break
    if (headingLevel(line, lines[to + 1], style) !== undefined) break
  }
  return to
}
