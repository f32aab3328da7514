import type { QuarterTurn } from '../extract/page-text'

/** Rotations below this confidence are ignored; Tesseract's own limit for rotating an image is far lower. */
const MIN_CONFIDENCE = 1.5

/** How far the text of an image is turned clockwise, from Tesseract's report on its orientation. */
export function turnOf(report: string): QuarterTurn {
  const correction = Number(/^Rotate: (\d+)$/m.exec(report)?.[1] ?? 0)
  const confidence = Number(/^Orientation confidence: ([\d.]+)$/m.exec(report)?.[1] ?? 0)
  if (confidence < MIN_CONFIDENCE) return 0
  if (correction === 270) return 1
  if (correction === 180) return 2
  return correction === 90 ? 3 : 0
}
