import type { components } from '#contract/platform'
import { findVisibleOrganization } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'
import { isTimeZone, type TimeZone } from '../../domain/time-zone'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import { changeOrganization } from './change-organization'
import { createOrganization } from './create-organization'
import { findCustomers } from './customer.repository'
import type { LogoAddresses } from './logo/logo-address'
import type { Organization } from './organization'
import type { OrganizationRepository } from './organization.repository'
import { toWire } from './organization.wire'
import { requireManaged } from './require-organization'

type Operations = Pick<
  PlatformHandlers,
  'listOrganizations' | 'createOrganization' | 'getOrganization' | 'updateOrganization' | 'lookUpCustomers'
>

interface Dependencies {
  db: Database
  transact: Transact
  organizations: OrganizationRepository
  logoAddress: LogoAddresses
}

export function organizationOperations({ db, transact, organizations, logoAddress }: Dependencies) {
  const wire = (organization: Organization) => toWire(organization, logoAddress)
  const read = async (caller: Caller, id: string) => {
    const organization = await organizations.visibleTo(caller).find(id)
    if (!organization) throw notFound('Organization')
    return wire(organization)
  }
  /** A filter by an organization that the caller does not work with would reveal whom that one works with. */
  const worksWithAll = async (caller: Caller, ids: (string | undefined)[]) => {
    const named = ids.filter((id) => id !== undefined)
    const found = await Promise.all(named.map((id) => findVisibleOrganization(db, caller, id)))
    return found.every((one) => one?.works_with)
  }

  return {
    listOrganizations: async ({ query, caller }) => {
      const { page, limit, search, type, dealership_id, operator_id, sort_direction } = query
      if (!(await worksWithAll(caller, [dealership_id, operator_id]))) {
        return { status: 200, body: { items: [], total: 0, page, limit } }
      }
      const { items, total } = await organizations.visibleTo(caller).list({
        page,
        limit,
        search,
        type,
        dealershipId: dealership_id,
        operatorId: operator_id,
        sortDirection: sort_direction,
      })
      return { status: 200, body: { items: items.map(wire), total, page, limit } }
    },

    createOrganization: async ({ body, caller }) => {
      const { type, dealership_id: dealershipId } = body
      const fields = { ...fieldsOf(body), name: body.name }
      const id = await transact((trx) => createOrganization(trx, { caller, type, dealershipId, fields }))
      return { status: 201, body: await read(caller, id) }
    },

    getOrganization: async ({ path, caller }) => ({ status: 200, body: await read(caller, path.id) }),

    updateOrganization: async ({ path: { id }, body, caller }) => {
      // Before the time zone is checked: those who may not change an organization get no answer about their input.
      await requireManaged(db, caller, id)
      await transact((trx) => changeOrganization(trx, { id, caller, change: fieldsOf(body) }))
      return { status: 200, body: await read(caller, id) }
    },

    lookUpCustomers: async ({ query }) => {
      const { items, total } = await findCustomers(db, query)
      return { status: 200, body: { items, total, page: 1, limit: 1000 } }
    },
  } satisfies Operations
}

const fieldsOf = (change: components['schemas']['OrganizationChange']) => ({
  name: change.name,
  description: change.description,
  phoneNumber: change.phone_number,
  timeZone: requireTimeZone(change.time_zone),
  draftsMaintenanceQuotes: change.drafts_maintenance_quotes,
})

/** @throws DomainError invalid for an unknown time zone */
function requireTimeZone(name: string | undefined): TimeZone | undefined {
  if (name === undefined || isTimeZone(name)) return name
  throw invalid({
    path: 'body.time_zone',
    message: {
      en: 'There is no such time zone. An example is America/Denver.',
      es: 'No existe esta zona horaria. Un ejemplo es America/Denver.',
    },
  })
}
