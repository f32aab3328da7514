import { join } from 'node:path'
import { openPdfFile } from '../../server/modules/manuals/reading/pdfium/pdf-source'
import { type ReadManual, readManual } from '../../server/modules/manuals/reading/read-manual'
import { type DemonstrationManual, demonstrationManuals } from '../../server/seed/manuals/demonstration-manuals'
import { withDemonstrationManuals } from '../answers/demonstration/write-manuals'

/** A manual of the demonstration as the server stores it. */
export type ReadDemonstrationManual = Pick<DemonstrationManual, 'fileName' | 'displayName' | 'kind' | 'machine'> & {
  read: ReadManual
}

export const readDemonstration = (): Promise<ReadDemonstrationManual[]> =>
  withDemonstrationManuals(async (folder) => {
    const manuals: ReadDemonstrationManual[] = []
    for (const { fileName, displayName, kind, machine } of demonstrationManuals) {
      const read = await readManual(openPdfFile(join(folder, fileName)))
      manuals.push({ fileName, displayName, kind, machine, read })
    }
    return manuals
  })
