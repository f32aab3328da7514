import type { components } from '#contract/platform'
import type { LogoAddresses } from './logo/logo-address'
import type { Organization } from './organization'

/** Converts an organization to the contract's shape. */
export const toWire = (
  organization: Organization,
  logoAddress: LogoAddresses,
): components['schemas']['Organization'] => ({
  id: organization.id,
  name: organization.name,
  description: organization.description,
  phone_number: organization.phoneNumber,
  time_zone: organization.timeZone,
  drafts_maintenance_quotes: organization.draftsMaintenanceQuotes,
  created_at: organization.createdAt.toISOString(),
  type: organization.type,
  logo: logoAddress(organization),
  link: organization.link && {
    since: organization.link.since.toISOString(),
    ended_at: organization.link.endedAt?.toISOString() ?? null,
  },
  can_manage: organization.canManage,
})
