import { writeFile } from 'node:fs/promises'
import type { Calibration } from '../../../server/modules/assistants/answering/extractive/calibration/calibration'

const file = new URL(
  '../../../server/modules/assistants/answering/extractive/calibration/trained-calibration.json',
  import.meta.url,
)

/** Stores the calibration that the server uses. */
export const writeCalibration = (calibration: Calibration): Promise<void> =>
  writeFile(file, `${JSON.stringify(calibration, null, 2)}\n`)
