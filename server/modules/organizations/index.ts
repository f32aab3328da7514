import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { AddressSigner } from '../../http/signed-address'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { Outbox } from '../notifications'
import { addressOperations } from './addresses/address.operations'
import { customerContactOperations } from './customers/customer-contact.operations'
import { linkOperations } from './links/link.operations'
import { linkRequestJob } from './links/link-request.job'
import { logoOperations } from './logo/logo.operations'
import { createLogoAddresses } from './logo/logo-address'
import { organizationOperations } from './organization.operations'
import { createOrganizationRepository } from './organization.repository'
import { callersTimeZone, organizationNames } from './organization-names'
import { organizationsTool } from './tools/organizations.tool'
import { ownDealershipsTool } from './tools/own-dealerships.tool'
import { ownOrganizationTool } from './tools/own-organization.tool'

export { listAddresses } from './addresses/address.repository'
export { defaultAddress } from './addresses/default-address.repository'
export { closeSockets } from './close-sockets'
export { assertSeesRecipients } from './customers/assert-sees-recipients'
export { type Addressee, addresseesOf, recipientsAtCustomer } from './customers/customer-recipients.repository'
export { recipientsToWire } from './customers/recipients.wire'
export { createLogoAddresses, type LogoAddresses } from './logo/logo-address'
export { linkEnded, linkStarted, timeZoneChanged } from './organization.events'
export { findOrganizationType } from './organization.repository'
export {
  emailOfActive,
  emailsOfAdmins,
  emailsOfStaff,
  idsOfActive,
  idsOfAdmins,
} from './person.repository'

export { findKnown } from './tools/known-organization.repository'

interface OrganizationsOptions {
  db: Database
  files: FileStore
  signer: AddressSigner
  outbox: Outbox
  transact: Transact
}

/** Dealerships, the operators that they serve, and the links between them. */
export function createOrganizations({ db, files, signer, outbox, transact }: OrganizationsOptions) {
  const organizations = createOrganizationRepository(db)
  const logoAddress = createLogoAddresses(signer)
  return {
    operations: {
      ...organizationOperations({ db, transact, organizations, logoAddress }),
      ...logoOperations({ db, transact, organizations, files, logoAddress }),
      ...addressOperations(db, transact),
      ...customerContactOperations({ db, transact }),
      ...linkOperations({ db, outbox, transact }),
    },
    tools: [
      organizationsTool(db, organizations),
      ownOrganizationTool(db, organizations),
      ownDealershipsTool(db, organizations),
    ],
    organizationNames: organizationNames(organizations),
    callersTimeZone: callersTimeZone(organizations),
    jobs: { 'link-request': linkRequestJob(transact, outbox) },
  }
}
