import type { Database } from '../../db/connection'
import type { AddressSigner } from '../../http/signed-address'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { Outbox } from '../notifications'

export {
  findVisibleOrganization,
  managesOrganization,
  seesOrganization,
  worksWithOrganization,
} from './visibility.repository'

interface OrganizationsOptions {
  db: Database
  files: FileStore
  signer: AddressSigner
  outbox: Outbox
}

/** Dealerships, the operators that they serve, and the links between them. */
export function createOrganizations(_options: OrganizationsOptions) {
  return { operations: {} }
}
