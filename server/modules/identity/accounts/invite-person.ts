import { randomInt } from 'node:crypto'
import type { Transaction } from '../../../db/connection'
import { conflict, notFound } from '../../../domain/domain-error'
import type { Outbox } from '../../notifications'
import { hashPassword } from '../password'
import type { Person } from '../person'
import { createPersonRepository } from '../person.repository'
import { type InvitedPerson, invitationEmail, invitationEnd, temporaryPassword } from './invitation'
import { createInvitationRepository, type TemporaryPassword } from './invitation.repository'

/** A temporary password as it is sent and as it is stored. */
export interface NewPassword {
  password: string
  stored: TemporaryPassword
}

/** Takes as long as a good hash does: to be called before the transaction begins. */
export async function newPassword(): Promise<NewPassword> {
  const password = temporaryPassword(randomInt)
  return { password, stored: { hash: await hashPassword(password), expiresAt: invitationEnd(new Date()) } }
}

interface InvitePerson {
  person: InvitedPerson
  /** Whose name the e-mail gives. */
  inviterId: string
  password: NewPassword
}

/**
 * Makes an account and sends the invitation to it.
 * @throws DomainError conflict where the e-mail address has an account already
 */
export async function invitePerson(
  trx: Transaction,
  outbox: Outbox,
  { person, inviterId, password }: InvitePerson,
): Promise<Person> {
  const id = await createInvitationRepository(trx).add({ ...person, inviterId, password: password.stored })
  const invited = id && (await createPersonRepository(trx).find(id))
  if (!invited) throw emailTaken()
  await sendInvitation(trx, outbox, { person: invited, inviterId, password: password.password })
  return invited
}

/** Sends the e-mail that carries the temporary password. */
export async function sendInvitation(
  trx: Transaction,
  outbox: Outbox,
  { person, inviterId, password }: { person: Person; inviterId: string; password: string },
): Promise<void> {
  const invitedBy = await createPersonRepository(trx).find(inviterId)
  if (!invitedBy || !person.organization) throw notFound('Account')
  const { email: to, organization } = person
  const url = outbox.addressOf('/login', { email: to })
  await outbox.send(trx, invitationEmail({ to, organization, invitedBy, password, url }))
}

export const emailTaken = () =>
  conflict('email_taken', {
    en: 'There is an account with this e-mail address already.',
    es: 'Ya existe una cuenta con este correo electrónico.',
  })
