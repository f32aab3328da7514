import type { Database } from '../../db/connection'
import type { TransactOn } from '../../events/unit-of-work'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { ImportRunner } from '../../infrastructure/imports/import-runner'
import type { TableReader } from '../../infrastructure/imports/table-reader'
import type { Maintenance } from '../maintenance'
import type { PortalLinks } from '../portal-links'
import { exportOperations } from './export.operations'
import { hoursPortalOperations } from './hours-portal.operations'
import { importOperations } from './import/import.operations'
import { instanceOperations } from './instance.operations'
import { instanceChangeOperations } from './instance-change.operations'
import { createInstanceReader } from './instance-reader.repository'
import { readingOperations } from './reading.operations'
import { createReadingRecorder } from './reading-recorder.repository'
import { serialSuggestionOperations } from './serial-suggestion.operations'

export { figureInWords } from './hours'
export { addInstance } from './instance.repository'
export { keepAccounts } from './reading-account.repository'
export { createReadingRecorder, type RecordReading } from './reading-recorder.repository'
export { refusalInWords } from './reading-refusal'
export { releaseMachines } from './release-machines'
export { requireOwner } from './require-owner.operations'
export { resumeService } from './resume-service'

interface MachineInstancesOptions {
  db: Database
  files: FileStore
  maintenance: Maintenance
  portalLinks: PortalLinks
  imports: ImportRunner
  tables: TableReader
  transactOn: TransactOn
}

/** Machines as they stand in the yard, and what their meters say. */
export function createMachineInstances({ db, maintenance, portalLinks, ...importTools }: MachineInstancesOptions) {
  const recordReading = createReadingRecorder(maintenance)
  const instances = createInstanceReader(db)
  return {
    recordReading,
    operations: {
      ...instanceOperations({ db, instances, maintenance }),
      ...instanceChangeOperations({ db, instances, maintenance }),
      ...importOperations({ db, maintenance, ...importTools }),
      ...exportOperations(db, instances),
      ...serialSuggestionOperations(db),
      ...readingOperations({ db, recordReading, maintenance }),
      ...hoursPortalOperations({ db, portalLinks, recordReading }),
    },
  }
}
