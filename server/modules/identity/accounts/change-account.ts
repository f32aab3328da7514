import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { rightsChanged } from '../identity.events'
import { isColleague, type Person } from '../person'
import { endAccess } from '../sessions/end-sessions'
import { requireAccount } from './require-account'
import { type AccountChange, applyChange, assertMayChange, assertRole, changesRights, removesAdmin } from './user'
import { confirmAccount, hasAnotherAdmin, lockAccount, updateAccount } from './user.repository'

interface ChangeAccount {
  id: string
  /** Only what is present is changed. */
  change: AccountChange
  caller: Caller
}

/**
 * Changes an account. A deactivated person is signed out everywhere.
 * @throws DomainError not found for an account that the caller does not see, forbidden for a change that is not theirs to
 *   make, invalid for a role that they cannot assign there, conflict for the last active admin of an organization
 */
export async function changeAccount(trx: Transaction, { id, change, caller }: ChangeAccount): Promise<Person> {
  await lockAccount(trx, id)
  const { person: before, manages } = await requireAccount(trx, caller, id)
  const isOwn = before.id === caller.userId
  assertMayChange(before, change, { isOwn, manages })
  if (change.group && before.organization && !before.groups.includes(change.group)) {
    assertRole(change.group, { type: before.organization.type, manages })
  }

  const after = applyChange(before, change, isOwn)
  if (removesAdmin(before, after) && !(await hasAnotherAdmin(trx, before))) {
    throw conflict('last_admin', {
      en: 'This is the last active admin of the organization. Make someone else an admin first.',
      es: 'Es el último administrador activo de la organización. Nombre antes a otro administrador.',
    })
  }
  await updateAccount(trx, after)
  if (!isOwn && isColleague(caller, before)) await confirmAccount(trx, id, caller.userId)
  if (before.isActive && !after.isActive) await endAccess(trx, id)
  if (changesRights(before, after)) await publish(trx, rightsChanged({ personId: id }))
  return after
}
