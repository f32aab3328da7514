import { median } from '../layout/row'
import type { Block } from './block'
import { headingLevel } from './heading'
import { parseLabel } from './label'
import { lineHeight } from './line'
import { isNote, safetyLevel } from './safety-word'
import type { RegionContext } from './structure-region'

/** A notice ends at a gap larger than both of these limits. */
const END_GAP_IN_LINE_HEIGHTS = 1.3
const END_GAP_IN_USUAL_GAPS = 2
/** In line heights. */
const MAX_GAP_BELOW_SIGNAL_WORD = 2.5

/** The safety notice (signal word and text) that starts at line `at`, if there is one. */
export const noticeAt = (
  context: RegionContext,
  at: number,
): { block: Extract<Block, { kind: 'safety' }>; to: number } | undefined => {
  const { lines } = context
  const signal = safetyLevel(lines[at]?.text ?? '')
  if (!signal) return undefined
  const usualGap = Math.max(0, median(lines.map((line) => line.gap).filter(Number.isFinite)))
  let to = at + 1
  let hasText = !signal.alone
  while (to < lines.length && continuesNotice(context, at, to, hasText, usualGap)) {
    hasText = true
    to += 1
  }
  return { block: { kind: 'safety', level: signal.level, lines: lines.slice(at, to) }, to }
}

const continuesNotice = (
  { lines, style, tableStartingAt }: RegionContext,
  from: number,
  at: number,
  hasText: boolean,
  usualGap: number,
) => {
  const line = lines[at]
  if (!line || line.gap === Number.POSITIVE_INFINITY) return false
  if (safetyLevel(line.text) || isNote(line.text)) return false
  const height = lineHeight(line)
  if (!hasText) return line.gap <= height * MAX_GAP_BELOW_SIGNAL_WORD
  if (line.gap > Math.max(usualGap * END_GAP_IN_USUAL_GAPS, height * END_GAP_IN_LINE_HEIGHTS)) return false
  if (parseLabel(line.text) || tableStartingAt(at)) return false
  const firstTextLine = lines[from + 1]
  const hasSameStyle =
    firstTextLine && firstTextLine.bold === line.bold && Math.abs(firstTextLine.size - line.size) < 0.6
  return hasSameStyle || headingLevel(line, lines[at + 1], style) === undefined
}
