import type { Caller, GroupName } from '../../../access/caller'
import type { Database, Transaction } from '../../../db/connection'
import type { Outbox } from '../../notifications'
import type { Person } from '../person'
import { createAccount } from './create-account'
import type { TemporaryPassword } from './invitation'
import type { AccountRequest } from './requests/account-request'
import { requestAccount } from './requests/request-account'
import { requireOrganizationWithPeople } from './require-account'
import { assertRole } from './user'

interface InvitePerson {
  caller: Caller
  invited: {
    /** Normalized. */
    email: string
    organizationId: string
    group: GroupName
    firstName: string
    lastName: string
  }
  password: TemporaryPassword
}

/**
 * Invites a person to an organization. Where an operator has an active admin of its own, a dealership's invitation is
 * only a request to its admins.
 * @throws DomainError not found for an organization whose people the caller does not see, invalid for a role that they
 *   cannot assign there, conflict if the e-mail address already has an account or a pending request
 */
export async function invitePerson(
  trx: Transaction,
  outbox: Outbox,
  { caller, invited, password }: InvitePerson,
): Promise<{ account: Person } | { request: AccountRequest }> {
  const { id, manages } = await requireInvitable(trx, caller, invited)
  const own = caller.organization?.id
  if (!manages && own) {
    return { request: await requestAccount(trx, outbox, { ...invited, dealershipId: own, requestedBy: caller.userId }) }
  }
  const person = { ...invited, invitedById: own && own !== id ? own : null, confirmedBy: null }
  return { account: await createAccount(trx, outbox, { person, inviterId: caller.userId, password }) }
}

/**
 * Finds the organization to which the caller invites. Also called before the password is hashed, so that whoever may not
 * invite causes none of that work.
 * @throws DomainError not found for an organization whose people the caller does not see, invalid for a role that they
 *   cannot assign there
 */
export async function requireInvitable(
  db: Database,
  caller: Caller,
  { organizationId, group }: Pick<InvitePerson['invited'], 'organizationId' | 'group'>,
) {
  const organization = await requireOrganizationWithPeople(db, caller, organizationId)
  assertRole(group, organization)
  return organization
}
