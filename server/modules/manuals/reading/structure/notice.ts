import { median } from '../layout/row'
import type { Block } from './block'
import { headingLevel } from './heading'
import { readLabel } from './label'
import { lineHeight } from './line'
import { isNote, safetyLevel } from './safety-word'
import type { Reading } from './structure-stretch'

/** Space that ends a notice, in line heights and in usual gaps between lines; the larger one counts. */
const endsAfterHeights = 1.3
const endsAfterGaps = 2
/** Space that may part the signal word from its text, in line heights. */
const belowSignalWord = 2.5

/** The safety notice (signal word and its whole text) that begins at line `at`, if one does. */
export const noticeAt = (
  reading: Reading,
  at: number,
): { block: Extract<Block, { kind: 'safety' }>; to: number } | undefined => {
  const { lines } = reading
  const signal = safetyLevel(lines[at]?.text ?? '')
  if (!signal) return undefined
  const usual = Math.max(0, median(lines.map((line) => line.gap).filter(Number.isFinite)))
  let to = at + 1
  let hasText = !signal.alone
  while (to < lines.length && goesOn(reading, at, to, hasText, usual)) {
    hasText = true
    to += 1
  }
  return { block: { kind: 'safety', level: signal.level, lines: lines.slice(at, to) }, to }
}

const goesOn = ({ lines, style, tableFrom }: Reading, from: number, at: number, hasText: boolean, usual: number) => {
  const line = lines[at]
  if (!line || line.gap === Number.POSITIVE_INFINITY) return false
  if (safetyLevel(line.text) || isNote(line.text)) return false
  const height = lineHeight(line)
  if (!hasText) return line.gap <= height * belowSignalWord
  if (line.gap > Math.max(usual * endsAfterGaps, height * endsAfterHeights)) return false
  if (readLabel(line.text) || tableFrom(at)) return false
  const opening = lines[from + 1]
  const sameLook = opening && opening.bold === line.bold && Math.abs(opening.size - line.size) < 0.6
  return sameLook || headingLevel(line, lines[at + 1], style) === undefined
}
