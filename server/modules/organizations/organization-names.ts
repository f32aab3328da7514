import type { Caller } from '../../access/caller'
import type { OrganizationRepository } from './organization.repository'

/** More customers than these are not named in questions; theirs are found by search. */
const MAX_NAMES = 1000

interface NamedOrganization {
  id: string
  name: string
  isDealership: boolean
}

/** The organizations that a caller works with, by their names. */
export const organizationNames =
  (organizations: OrganizationRepository) =>
  async (caller: Caller): Promise<NamedOrganization[]> => {
    const { items } = await organizations
      .visibleTo(caller)
      .list({ page: 1, limit: MAX_NAMES, search: '', sortDirection: 'asc' })
    return items.map(({ id, name, type }) => ({ id, name, isDealership: type === 'DEALERSHIP' }))
  }

/** The time zone in which a caller means days: that of their organization. */
export const callersTimeZone =
  (organizations: OrganizationRepository) =>
  async (caller: Caller): Promise<string> => {
    const own = caller.organization && (await organizations.visibleTo(caller).find(caller.organization.id))
    return own?.timeZone ?? 'UTC'
  }
