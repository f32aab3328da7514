import type { Transaction } from '../../../db/connection'
import { invalid } from '../../../domain/domain-error'
import type { Outbox } from '../../notifications'
import type { Person } from '../person'
import { findCredentials, findPerson, lockPerson } from '../person.repository'
import { replacePassword } from './replace-password'

interface ChangePassword {
  personId: string
  /** Of the current password, as it was checked. */
  checkedHash: string | null
  /** Of the new password. */
  hash: string
  /** The only session that continues. */
  sessionId: string
}

/**
 * Changes the password of a person who entered the current one, now or, if it is the temporary one, at sign-in.
 * @throws DomainError invalid if the password was changed elsewhere since it was checked
 */
export async function changePassword(
  trx: Transaction,
  outbox: Outbox,
  { personId, checkedHash, hash, sessionId }: ChangePassword,
): Promise<Person> {
  await lockPerson(trx, personId)
  const person = await findPerson(trx, personId)
  const current = person && (await findCredentials(trx, person.email))
  if (!person || current?.passwordHash !== checkedHash) throw wrongCurrentPassword()
  return replacePassword(trx, outbox, { person, hash, continuingSessionId: sessionId })
}

export const currentPasswordRequired = () =>
  invalid({
    path: 'body.current_password',
    message: { en: 'Enter your current password.', es: 'Introduzca su contraseña actual.' },
  })

export const wrongCurrentPassword = () =>
  invalid({
    path: 'body.current_password',
    message: { en: 'This is not your current password.', es: 'Esta no es su contraseña actual.' },
  })
