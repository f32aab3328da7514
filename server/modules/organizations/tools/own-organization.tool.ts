import { isAdmin } from '../../../access'
import type { Database } from '../../../db/connection'
import { describeOrganization } from '../../../record-tools/organization-field'
import type { RecordTool } from '../../../record-tools/record-tool'
import type { OrganizationRepository } from '../organization.repository'
import { findKnown } from './known-organization.repository'
import { knownPartners } from './partners'

/** The asker's own organization: its profile and addresses, and for admins whom it works with. */
export const ownOrganizationTool = (db: Database, organizations: OrganizationRepository): RecordTool => ({
  name: 'own_organization',
  description: 'The phone number, addresses and time zone of the organization of whoever asks.',
  input: ['organizationId', 'fields'],
  records: { en: 'an organization of your own', es: 'una organización propia' },
  mayUse: ({ organization }) => organization !== null,
  find: async ({ fields: asked }, asker) => {
    const { caller } = asker
    const found = caller.organization && (await findKnown(db, asker, caller.organization.id))
    if (!found) return { facts: [], total: 0 }
    const { organization } = found
    const partners = isAdmin(caller) ? [await knownPartners(organizations, organization, asker)] : []
    const { name } = organization
    const text = describeOrganization({ name, known: [...found.known, ...partners], asked, isListed: false })
    return { facts: [{ title: name, path: isAdmin(caller) ? '/addresses' : '/profile', text }], total: 1 }
  },
})
