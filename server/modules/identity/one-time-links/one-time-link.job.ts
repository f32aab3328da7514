import type { Database } from '../../../db/connection'
import { enqueue, type JobPayloads } from '../../../infrastructure/jobs/job-queue'
import type { Outbox } from '../../notifications'
import { normaliseEmail } from '../person'
import { createPersonRepository } from '../person.repository'
import { linkEmail } from './one-time-link-mail'
import { hashToken, type OneTimePurpose } from './one-time-token'
import { issueToken } from './one-time-token.repository'

const pages: Record<OneTimePurpose, string> = { reset_password: '/reset-password', magic_login: '/magic-login' }

/**
 * Asks for the link of an account. Whether there is one is looked up by the job: the call does the same, and takes as
 * long, for every address (behaviour, section 3).
 */
export async function askForLink(db: Database, typed: string, purpose: OneTimePurpose): Promise<void> {
  const email = normaliseEmail(typed)
  const key = `account-link:${purpose}:${hashToken(email).toString('hex')}`
  await enqueue(db, 'account-link', { email, purpose }, { key, maxAttempts: 5 })
}

/** Mails a link to a person who has an account that is not deactivated, and has not had too many within the hour. */
export function oneTimeLinkJob(db: Database, outbox: Outbox) {
  return {
    async handler({ email, purpose }: JobPayloads['account-link']): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const person = await createPersonRepository(trx).findByEmail(email)
        if (!person?.isActive) return
        const token = await issueToken(trx, person.id, purpose)
        if (token)
          await outbox.send(trx, linkEmail(purpose, person, outbox.addressOf(pages[purpose], { token }), token))
      })
    },
  }
}
