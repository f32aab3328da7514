import type { QuarterTurn } from '../extract/page-text'

/** Rotations below this confidence are ignored; Tesseract's own limit for rotating an image is far lower. */
const MIN_ROTATION_CONFIDENCE = 1.5
const MIN_SCRIPT_CONFIDENCE = 2

/** How far the text of an image is turned clockwise, from Tesseract's report on its orientation. */
export function turnOf(report: string): QuarterTurn {
  const correction = numberOf(report, 'Rotate')
  if (numberOf(report, 'Orientation confidence') < MIN_ROTATION_CONFIDENCE) return 0
  if (correction === 270) return 1
  if (correction === 180) return 2
  return correction === 90 ? 3 : 0
}

/** Tesseract's name of the script that an image is written in; undefined if the report is not certain. */
export const scriptOf = (report: string): string | undefined =>
  numberOf(report, 'Script confidence') < MIN_SCRIPT_CONFIDENCE ? undefined : /^Script: (\w+)$/m.exec(report)?.[1]

const numberOf = (report: string, name: string) =>
  Number(new RegExp(`^${name}: (\\d+(?:\\.\\d+)?)$`, 'm').exec(report)?.[1] ?? 0)
