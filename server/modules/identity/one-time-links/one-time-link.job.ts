import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { enqueue, type JobPayloads } from '../../../infrastructure/jobs/job-queue'
import type { Outbox } from '../../notifications'
import { normalizeEmail } from '../person'
import { hashToken, type OneTimePurpose } from './one-time-token'
import { sendLink } from './send-link'

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
