import type { Transaction } from '../../../db/connection'
import type { Outbox } from '../../notifications'
import { findPersonByEmail } from '../person.repository'
import { issueToken } from './issue-token'
import { linkEmail } from './one-time-link-mail'
import type { OneTimePurpose } from './one-time-token'

const pages: Record<OneTimePurpose, string> = { reset_password: '/reset-password', magic_login: '/magic-login' }

/** E-mails a link to the person with an address, if their account is active and within the limit for an hour. */
export async function sendLink(
  trx: Transaction,
  outbox: Outbox,
  { email, purpose }: { email: string; purpose: OneTimePurpose },
): Promise<void> {
  const person = await findPersonByEmail(trx, email)
  if (!person?.isActive) return
  const token = await issueToken(trx, person.id, purpose)
  if (!token) return
  await outbox.send(trx, linkEmail(purpose, person, outbox.addressOf(pages[purpose], { token }), token))
}
