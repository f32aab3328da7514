import { bestReading } from '../../../../infrastructure/ocr/photograph/best-reading'
import type { TextCell } from '../../../../infrastructure/ocr/photograph/text-cell'

export interface ReadLine {
  text: string
  /** Whether several readings agree on it; otherwise it has to be checked. */
  isCertain: boolean
}

const MAX_LINES = 100
const MAX_LENGTH = 200
/** Below, shadows and edges are taken for letters. */
const MIN_CONFIDENCE = 60
const MIN_CERTAIN_CONFIDENCE = 75
const MIN_AGREEMENT = 0.6

/** What is written in a photograph, without what is more likely no writing. */
export const linesOf = (cells: readonly TextCell[]): ReadLine[] =>
  cells
    .flatMap(({ readings }) => {
      const { text, confidence, agreement, count } = bestReading(readings)
      const line = text.replaceAll(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})%°"]+$/gu, '').slice(0, MAX_LENGTH)
      const signs = line.match(/[\p{L}\p{N}]/gu)?.length ?? 0
      const isWriting =
        signs >= 2 && confidence >= MIN_CONFIDENCE && (count >= 2 || readings.length === 1 || signs >= 4)
      const isCertain = count >= 2 && agreement >= MIN_AGREEMENT && confidence >= MIN_CERTAIN_CONFIDENCE
      return isWriting ? [{ text: line, isCertain }] : []
    })
    .slice(0, MAX_LINES)
