import type { Database } from '../../db/connection'
import type { Transact, TransactOn } from '../../events/unit-of-work'
import type { AddressSigner } from '../../http/signed-address'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { ImportRunner } from '../../infrastructure/imports/import-runner'
import type { TableReader } from '../../infrastructure/imports/table-reader'
import type { PhotographReader } from '../../infrastructure/ocr/photograph/photograph-reader'
import { createLogoAddresses } from '../organizations'
import type { PictureToWire } from '../pictures'
import { exportOperations } from './export/export.operations'
import { importOperations } from './import/import.operations'
import { storeMachineImportJob } from './import/storing/store-machine-import.job'
import { machineImportOperations } from './import/undo/machine-import.operations'
import { undoMachineImportJob } from './import/undo/undo-machine-import.job'
import { instanceOperations } from './instances/instance.operations'
import { createInstanceReader } from './instances/instance-reader.repository'
import { recentMachineOperations } from './instances/recent-machine.operations'
import { serialCheckOperations } from './instances/serial-check.operations'
import { serialClashOperations } from './instances/serial-clash.operations'
import { serialSuggestionOperations } from './instances/serial-suggestion.operations'
import { hoursPortalOperations } from './portal/hours-portal.operations'
import { readingOperations } from './readings/reading.operations'
import { machineHoursTool } from './tools/machine-hours.tool'
import { machineNames } from './tools/machine-names'
import { machinesTool } from './tools/machines.tool'
import { typePlateOperations } from './type-plate/type-plate.operations'

export { addInstance } from './instances/instance.repository'
export { requireOwner } from './instances/require-owner'
export { evaluateAfterReadings, evaluateAfterVoid } from './readings/evaluate-after-reading'
export { updateMeterSummaries } from './readings/meter-summary.repository'
export { readingRecorded, readingVoided } from './readings/reading.events'
export { recordReading } from './readings/record-reading'
export { releaseMachines } from './service/release-machines'
export { resumeService } from './service/resume-service'

interface MachineInstancesOptions {
  db: Database
  files: FileStore
  signer: AddressSigner
  imports: ImportRunner
  tables: TableReader
  transact: Transact
  transactOn: TransactOn
  pictureToWire: PictureToWire
  photographs: PhotographReader
}

/** The physical machines of operators, and what their meters show. */
export function createMachineInstances({
  db,
  transact,
  signer,
  pictureToWire,
  photographs,
  ...importTools
}: MachineInstancesOptions) {
  const { files } = importTools
  const instances = createInstanceReader(db)
  const storing = storeMachineImportJob({ db, transact })
  const undo = undoMachineImportJob({ db, transact })
  return {
    operations: {
      ...instanceOperations({ db, transact, instances }),
      ...importOperations({ db, ...importTools }),
      ...machineImportOperations({ db, transact }),
      ...exportOperations(db, instances),
      ...serialSuggestionOperations(db),
      ...serialCheckOperations(db),
      ...typePlateOperations({ db, photographs }),
      ...serialClashOperations(db),
      ...recentMachineOperations(db, instances),
      ...readingOperations({ db, transact, pictureToWire }),
      ...hoursPortalOperations({ db, transact, files, pictureToWire, logoAddress: createLogoAddresses(signer) }),
    },
    tools: [machinesTool({ db, instances }), machineHoursTool({ db, instances })],
    machineNames: machineNames(instances),
    jobs: { 'store-machine-import': storing.handler, 'undo-machine-import': undo.handler },
    async failAbandonedImports() {
      await storing.failAbandoned()
      await undo.failAbandoned()
    },
  }
}
