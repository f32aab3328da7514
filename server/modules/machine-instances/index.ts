import type { Database } from '../../db/connection'
import type { Transact, TransactOn } from '../../events/unit-of-work'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { ImportRunner } from '../../infrastructure/imports/import-runner'
import type { TableReader } from '../../infrastructure/imports/table-reader'
import type { Maintenance } from '../maintenance'
import { exportOperations } from './export.operations'
import { importOperations } from './import/import.operations'
import { instanceOperations } from './instance.operations'
import { instanceChangeOperations } from './instance-change.operations'
import { createInstanceReader } from './instance-reader.repository'
import { hoursPortalOperations } from './portal/hours-portal.operations'
import { readingOperations } from './readings/reading.operations'
import { serialSuggestionOperations } from './serial-suggestion.operations'

export { addInstance } from './instance.repository'
export { figureInWords } from './meter-figure'
export { evaluateAfterReadings, evaluateAfterVoid } from './readings/evaluate-after-reading'
export { updateMeterSummaries } from './readings/meter-summary.repository'
export { readingRecorded, readingVoided } from './readings/reading.events'
export { recordReading } from './readings/record-reading'
export { releaseMachines } from './release-machines'
export { requireOwner } from './require-owner.operations'
export { resumeService } from './resume-service'

interface MachineInstancesOptions {
  db: Database
  files: FileStore
  maintenance: Maintenance
  imports: ImportRunner
  tables: TableReader
  transact: Transact
  transactOn: TransactOn
}

/** The physical machines of operators, and what their meters show. */
export function createMachineInstances({ db, transact, maintenance, ...importTools }: MachineInstancesOptions) {
  const instances = createInstanceReader(db)
  return {
    operations: {
      ...instanceOperations({ db, instances, maintenance }),
      ...instanceChangeOperations({ db, instances, maintenance }),
      ...importOperations({ db, maintenance, ...importTools }),
      ...exportOperations(db, instances),
      ...serialSuggestionOperations(db),
      ...readingOperations({ db, transact }),
      ...hoursPortalOperations({ db, transact }),
    },
  }
}
