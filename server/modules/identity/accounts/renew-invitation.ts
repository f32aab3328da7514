import type { Caller } from '../../../access/caller'
import type { Database, Transaction } from '../../../db/connection'
import { conflict, forbidden } from '../../../domain/domain-error'
import type { Outbox } from '../../notifications'
import { isColleague, type Person } from '../person'
import { endAccess } from '../sessions/end-sessions'
import type { TemporaryPassword } from './invitation'
import { replaceTemporaryPassword } from './invitation.repository'
import { requireAccount } from './require-account'
import { sendInvitation } from './send-invitation'
import { managedByOwnAdmins } from './user'
import { confirmAccount } from './user.repository'

interface RenewInvitation {
  id: string
  caller: Caller
  password: TemporaryPassword
}

/**
 * Sends an invitation again with a new temporary password.
 * @throws DomainError not found for an account that the caller does not see, forbidden if they do not manage it, conflict
 *   if it is no longer waiting to be accepted
 */
export async function renewInvitation(
  trx: Transaction,
  outbox: Outbox,
  { id, caller, password }: RenewInvitation,
): Promise<Person> {
  const person = await requireManagedAccount(trx, caller, id)
  if (!(await replaceTemporaryPassword(trx, id, password))) {
    throw conflict('not_invited', {
      en: 'This invitation has already been accepted, or the account was deactivated.',
      es: 'Esta invitación ya se aceptó, o la cuenta se desactivó.',
    })
  }
  // Whoever has the earlier e-mail may have signed in with it.
  await endAccess(trx, id)
  if (isColleague(caller, person)) await confirmAccount(trx, id, caller.userId)
  await sendInvitation(trx, outbox, { person, inviterId: caller.userId, password: password.text })
  return { ...person, passwordExpiresAt: password.expiresAt }
}

/**
 * Also called before the password is hashed, so that whoever may not renew an invitation causes none of that work.
 * @throws DomainError not found for an account that the caller does not see, forbidden if they do not manage it
 */
export async function requireManagedAccount(db: Database, caller: Caller, id: string): Promise<Person> {
  const { person, manages } = await requireAccount(db, caller, id)
  if (!manages) throw forbidden(managedByOwnAdmins)
  return person
}
