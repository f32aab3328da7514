import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Outbox } from '../../notifications'
import type { Person } from '../person'
import { findPerson } from '../person.repository'
import { invitationEmail } from './invitation'

interface SendInvitation {
  person: Person
  /** Whose name the e-mail mentions. */
  inviterId: string
  password: string
}

/** Sends the e-mail with the temporary password. */
export async function sendInvitation(
  trx: Transaction,
  outbox: Outbox,
  { person, inviterId, password }: SendInvitation,
): Promise<void> {
  const invitedBy = await findPerson(trx, inviterId)
  if (!invitedBy || !person.organization) throw notFound('Account')
  const { email: to, organization } = person
  const url = outbox.addressOf('/login', { email: to })
  await outbox.send(trx, invitationEmail({ to, organization, invitedBy, password, url }))
}
