import { randomInt } from 'node:crypto'
import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import type { Outbox } from '../../notifications'
import { hashPassword } from '../password'
import type { Person } from '../person'
import { findPerson } from '../person.repository'
import { drawPassword, type InvitedPerson, invitationEnd, type TemporaryPassword } from './invitation'
import { insertInvited } from './invitation.repository'
import { sendInvitation } from './send-invitation'

interface CreateAccount {
  person: InvitedPerson
  /** Whose name the e-mail mentions and whose language the account starts with. */
  inviterId: string
  password: TemporaryPassword
}

/**
 * Creates an account and sends its invitation.
 * @throws DomainError conflict if the e-mail address already has an account
 */
export async function createAccount(
  trx: Transaction,
  outbox: Outbox,
  { person, inviterId, password }: CreateAccount,
): Promise<Person> {
  const id = await insertInvited(trx, { ...person, inviterId, password })
  const created = id && (await findPerson(trx, id))
  if (!created) throw emailTaken()
  await sendInvitation(trx, outbox, { person: created, inviterId, password: password.text })
  return created
}

/** Creates a temporary password; as hashing it takes a while, this is done before the transaction starts. */
export async function createTemporaryPassword(): Promise<TemporaryPassword> {
  const text = drawPassword(randomInt)
  return { text, hash: await hashPassword(text), expiresAt: invitationEnd(new Date()) }
}

export const emailTaken = () =>
  conflict('email_taken', {
    en: 'There is already an account with this e-mail address.',
    es: 'Ya existe una cuenta con este correo electrónico.',
  })
