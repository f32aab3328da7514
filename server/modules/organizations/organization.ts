import type { components } from '#contract/platform'
import type { Caller, OrganizationType } from '../../access/caller'
import type { Text } from '../../domain/text'
import type { TimeZone } from '../../domain/time-zone'

/** A dealership or an operator, as one caller sees it. */
export interface Organization {
  id: string
  name: string
  description: string
  phoneNumber: string
  timeZone: TimeZone
  createdAt: Date
  type: OrganizationType
  /** Where its logo lies; null where it has none. */
  logoKey: string | null
  /** Since when it and the caller's organization work together; null where they are one, or for a super user. */
  link: { since: Date; endedAt: Date | null } | null
  canManage: boolean
}

type NewOrganization = components['schemas']['NewOrganization']

interface Wrong {
  wrong: keyof NewOrganization
  reason: Text
}

/**
 * The dealership that a new organization is linked to at once, if any (behaviour, section 1): a dealership's admin
 * creates operators of their own dealership and nothing else, a super user either kind.
 * @returns which part of the order cannot be, and why, where that is so
 */
export function dealershipOfNew(
  { isSuperuser, organization }: Caller,
  { type, dealership_id }: Pick<NewOrganization, 'type' | 'dealership_id'>,
): { dealershipId: string | null } | Wrong {
  if (isSuperuser) {
    if (type === 'DEALERSHIP' && dealership_id) {
      return {
        wrong: 'dealership_id',
        reason: { en: 'Only an operator has a dealership.', es: 'Solo un operador tiene concesionario.' },
      }
    }
    return { dealershipId: dealership_id ?? null }
  }
  if (type !== 'OPERATOR')
    return {
      wrong: 'type',
      reason: { en: 'A dealership creates operators only.', es: 'Un concesionario solo crea operadores.' },
    }
  if (dealership_id && dealership_id !== organization?.id) {
    return {
      wrong: 'dealership_id',
      reason: { en: 'Must be your own dealership.', es: 'Debe ser su propio concesionario.' },
    }
  }
  return { dealershipId: organization?.id ?? null }
}
