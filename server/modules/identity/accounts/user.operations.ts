import { findVisibleOrganization } from '../../../access'
import { mayCall } from '../../../access/access-policy'
import type { Caller, GroupName } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { invalid, notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import { createPersonRepository } from '../person.repository'
import { toWire } from '../wire'
import { rolesIn, type Standing, seesPeopleOf } from './user'
import { createUserRepository } from './user.repository'

const allRoles = rolesIn({ type: 'OPERATOR', manages: true })

export function userOperations(db: Database) {
  const users = createUserRepository(db)
  return {
    listUsers: async ({ query, caller }) => {
      const { page, limit, search, status, organization_id = caller.organization?.id } = query
      if (organization_id) await organizationWithPeople(db, caller, organization_id)
      const { items, total } = await users.list({ page, limit, search, status, organizationId: organization_id })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    listGroups: async ({ query, caller }) => {
      const id = query.organization_id ?? caller.organization?.id
      const roles = id ? rolesIn(await organizationWithPeople(db, caller, id)) : allRoles
      const items = roles.map((name) => ({ name }))
      return { status: 200, body: { items, total: items.length, page: 1, limit: 1000 } }
    },

    listOperators: async ({ path, query, caller }) => {
      const { page, limit } = query
      const { id } = await organizationWithPeople(db, caller, path.orgId)
      const { items, total } = await users.operatorsOf(id, { page, limit })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    getUser: async ({ path, caller }) => {
      const { person } = await visibleUser(db, caller, path.id)
      return { status: 200, body: toWire(person) }
    },
  } satisfies Pick<PlatformHandlers, 'listUsers' | 'listGroups' | 'listOperators' | 'getUser'>
}

/** The organization whose people are asked for. @throws 404 where the caller does not see them. */
export async function organizationWithPeople(db: Database, caller: Caller, id: string) {
  const organization = await findVisibleOrganization(db, caller, id)
  if (!seesPeopleOf(caller, organization)) throw notFound('Organization')
  return organization
}

/**
 * An account and whether the caller manages it: everybody sees their own, an admin those of the organizations whose
 * people they see. @throws 404 for any other.
 */
export async function visibleUser(db: Database, caller: Caller, id: string) {
  const person = await createPersonRepository(db).find(id)
  if (!person) throw notFound('Account')
  const organization = person.organization && (await findVisibleOrganization(db, caller, person.organization.id))
  const manages = organization?.manages ?? false
  const admin = mayCall('org-admin', caller) && seesPeopleOf(caller, organization ?? undefined)
  if (!caller.isSuperuser && person.id !== caller.userId && !admin) throw notFound('Account')
  return { person, manages }
}

/** @throws 400 where people of such an organization cannot have the role, or it is not this caller's to give. */
export function requireRole(group: GroupName, organization: Pick<Standing, 'type' | 'manages'>): void {
  const roles = rolesIn(organization)
  if (!roles.includes(group)) {
    const names = roles.join(', ')
    const message = { en: `Must be one of: ${names}.`, es: `Debe ser uno de estos valores: ${names}.` }
    throw invalid({ path: 'body.group', message })
  }
}
