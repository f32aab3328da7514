import type { Caller, OrganizationType } from '../../access/caller'
import { invalid } from '../../domain/domain-error'
import type { Text } from '../../domain/text'
import type { TimeZone } from '../../domain/time-zone'

/** A dealership or an operator, as one caller sees it. */
export interface Organization {
  id: string
  name: string
  description: string
  phoneNumber: string
  timeZone: TimeZone
  /** Null for an operator, and for whoever may not manage the dealership. */
  draftsMaintenanceQuotes: boolean | null
  createdAt: Date
  type: OrganizationType
  /** The key of its logo's file; null if it has none. */
  logoKey: string | null
  /** Since when it has worked with the caller's organization; null for the caller's own one, and for a super user. */
  link: { since: Date; endedAt: Date | null } | null
  canManage: boolean
}

/** What a caller may choose of a new organization. */
interface Choice {
  type: OrganizationType
  dealershipId: string | undefined
}

/**
 * Determines the dealership that serves a new organization, if any (behaviour, section 1): a dealership's admin creates
 * operators of their own dealership and nothing else, a super user either type.
 * @throws DomainError invalid for a type or a dealership that the caller may not choose
 */
export function dealershipOfNew({ isSuperuser, organization }: Caller, { type, dealershipId }: Choice): string | null {
  if (isSuperuser) {
    if (type === 'DEALERSHIP' && dealershipId) {
      throw refused('dealership_id', {
        en: 'Only an operator has a dealership.',
        es: 'Solo un operador tiene concesionario.',
      })
    }
    return dealershipId ?? null
  }
  if (type !== 'OPERATOR') {
    throw refused('type', { en: 'A dealership creates operators only.', es: 'Un concesionario solo crea operadores.' })
  }
  if (dealershipId && dealershipId !== organization?.id) {
    throw refused('dealership_id', { en: 'Must be your own dealership.', es: 'Debe ser su propio concesionario.' })
  }
  return organization?.id ?? null
}

const refused = (field: 'type' | 'dealership_id', message: Text) => invalid({ path: `body.${field}`, message })
