import type { components } from '#contract/platform'
import type { Caller, OrganizationType } from '../../access/caller'
import type { FieldError } from '../../http/problem'

/** A dealership or an operator, as one caller sees it. */
export interface Organization {
  id: string
  name: string
  description: string
  phoneNumber: string
  createdAt: Date
  type: OrganizationType
  /** Where its logo lies; null where it has none. */
  logoKey: string | null
  /** Since when it and the caller's organization work together; null where they are one, or for a super user. */
  link: { since: Date; endedAt: Date | null } | null
  canManage: boolean
}

type NewOrganization = components['schemas']['NewOrganization']

/**
 * The dealership that a new organization is linked to at once, if any (behaviour, section 1): a dealership's admin
 * creates operators of their own dealership and nothing else, a super user either kind.
 * @returns what of the order is wrong where it cannot be
 */
export function dealershipOfNew(
  { isSuperuser, organization }: Caller,
  { type, dealership_id }: Pick<NewOrganization, 'type' | 'dealership_id'>,
): { dealershipId: string | null } | { errors: FieldError[] } {
  const wrong = (field: string, message: string) => ({ errors: [{ path: `body.${field}`, message }] })
  if (isSuperuser) {
    if (type === 'DEALERSHIP' && dealership_id) return wrong('dealership_id', 'Only an operator has a dealership.')
    return { dealershipId: dealership_id ?? null }
  }
  if (type !== 'OPERATOR') return wrong('type', 'A dealership creates operators only.')
  if (dealership_id && dealership_id !== organization?.id) {
    return wrong('dealership_id', 'Must be your own dealership.')
  }
  return { dealershipId: organization?.id ?? null }
}

export const toWire = (
  organization: Organization,
  logoAddress: (organization: Organization) => string | null,
): components['schemas']['Organization'] => ({
  id: organization.id,
  name: organization.name,
  description: organization.description,
  phone_number: organization.phoneNumber,
  created_at: organization.createdAt.toISOString(),
  type: organization.type,
  logo: logoAddress(organization),
  link: organization.link && {
    since: organization.link.since.toISOString(),
    ended_at: organization.link.endedAt?.toISOString() ?? null,
  },
  can_manage: organization.canManage,
})
