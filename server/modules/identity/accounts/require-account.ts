import { findVisibleOrganization, seesPeopleOf } from '../../../access'
import { mayCall } from '../../../access/access-policy'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { findPerson } from '../person.repository'

/** @throws DomainError not found for an organization whose people the caller does not see */
export async function requireOrganizationWithPeople(db: Database, caller: Caller, id: string) {
  const organization = await findVisibleOrganization(db, caller, id)
  if (!seesPeopleOf(caller, organization)) throw notFound('Organization')
  return organization
}

/**
 * Finds an account, and whether the caller manages it: everybody sees their own, an admin those of the organizations
 * whose people they see.
 * @throws DomainError not found for any other account
 */
export async function requireAccount(db: Database, caller: Caller, id: string) {
  const person = await findPerson(db, id)
  if (!person) throw notFound('Account')
  const organization = person.organization && (await findVisibleOrganization(db, caller, person.organization.id))
  const manages = organization?.manages ?? false
  const isAdmin = mayCall('org-admin', caller) && seesPeopleOf(caller, organization ?? undefined)
  if (!caller.isSuperuser && person.id !== caller.userId && !isAdmin) throw notFound('Account')
  return { person, manages }
}
