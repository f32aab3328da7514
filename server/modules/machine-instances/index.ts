import type { Database } from '../../db/connection'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { Maintenance } from '../maintenance'
import type { PortalLinks } from '../portal-links'
import { hoursPortalOperations } from './hours-portal.operations'
import { instanceOperations } from './instance.operations'
import { instanceChangeOperations } from './instance-change.operations'
import { createInstanceReader } from './instance-reader.repository'
import { readingOperations } from './reading.operations'
import { createReadingRecorder } from './reading-recorder'

export { fromTenths, toTenths } from './hours'
export type { NewReading, RecordReading } from './reading-recorder'
export { refusalInWords } from './reading-refusal'
export { findVisibleInstance, managesInstance, seesInstance, type VisibleInstance } from './visibility.repository'

interface MachineInstancesOptions {
  db: Database
  files: FileStore
  maintenance: Maintenance
  portalLinks: PortalLinks
}

/** Machines as they stand in the yard, and what their meters say. */
export function createMachineInstances({ db, maintenance, portalLinks }: MachineInstancesOptions) {
  const recordReading = createReadingRecorder(maintenance)
  const instances = createInstanceReader(db)
  return {
    recordReading,
    operations: {
      ...instanceOperations({ db, instances, maintenance }),
      ...instanceChangeOperations({ db, instances, maintenance }),
      ...readingOperations({ db, recordReading, maintenance }),
      ...hoursPortalOperations({ db, portalLinks, recordReading }),
    },
  }
}
