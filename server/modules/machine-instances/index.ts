import type { Database } from '../../db/connection'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { Maintenance } from '../maintenance'
import type { PortalLinks } from '../portal-links'

export { findVisibleInstance, managesInstance, seesInstance, type VisibleInstance } from './visibility.repository'

interface MachineInstancesOptions {
  db: Database
  files: FileStore
  maintenance: Maintenance
  portalLinks: PortalLinks
}

/** Machines as they stand in the yard, and what their meters say. */
export function createMachineInstances(_options: MachineInstancesOptions) {
  return { operations: {} }
}
