import type { Database, Transaction } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { enqueue, type JobPayloads } from '../../../infrastructure/jobs/job-queue'
import type { Outbox } from '../../notifications'
import { normalizeEmail } from '../person'
import { findPersonByEmail } from '../person.repository'
import { issueToken } from './issue-token'
import { linkEmail } from './one-time-link-mail'
import { hashToken, type OneTimePurpose } from './one-time-token'

/**
 * Enqueues the e-mail with a link. Only the job looks up whether there is an account, so that the request does the same,
 * and takes equally long, for every address (behaviour, section 3).
 */
export async function enqueueLink(db: Database, typedEmail: string, purpose: OneTimePurpose): Promise<void> {
  const email = normalizeEmail(typedEmail)
  const key = `account-link:${purpose}:${hashToken(email).toString('hex')}`
  await enqueue(db, 'account-link', { email, purpose }, { key, maxAttempts: 5 })
}

export const oneTimeLinkJob = (transact: Transact, outbox: Outbox) => ({
  handler: (link: JobPayloads['account-link']): Promise<void> => transact((trx) => sendLink(trx, outbox, link)),
})

const pages: Record<OneTimePurpose, string> = { reset_password: '/reset-password', magic_login: '/magic-login' }

/** E-mails a link to the person with an address, if their account is active and within the limit for an hour. */
async function sendLink(
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
