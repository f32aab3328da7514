import type { Transaction } from '../../../db/connection'
import { linkExpired } from '../../../domain/domain-error'
import type { Outbox } from '../../notifications'
import { type OneTimeLink, spendLink } from '../one-time-links/one-time-token.repository'
import { findPerson, lockPerson } from '../person.repository'
import { accountKey, deleteFailures } from '../sessions/sign-in-failure.repository'
import { replacePassword } from './replace-password'

interface ResetPassword {
  link: OneTimeLink
  /** Of the new password. */
  hash: string
}

/**
 * Sets a new password by a link in an e-mail. It also ends a lock after wrong passwords.
 * @throws DomainError gone if the link was used or has expired, or the account was deactivated
 */
export async function resetPassword(trx: Transaction, outbox: Outbox, { link, hash }: ResetPassword): Promise<void> {
  await lockPerson(trx, link.personId)
  const person = await findPerson(trx, link.personId)
  if (!person?.isActive || !(await spendLink(trx, link.id))) throw linkExpired()
  await deleteFailures(trx, accountKey(person.email))
  await replacePassword(trx, outbox, { person, hash })
}
