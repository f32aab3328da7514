import type { JobHandlers } from '../../infrastructure/jobs/worker'
import { MailFailure, type MailTransport } from '../../infrastructure/mail/mail-transport'
import type { EmailRepository } from './email.repository'
import { notSent, sent } from './outcome'

interface Dependencies {
  emails: EmailRepository
  /** Absent where no mail server is set. */
  transport?: MailTransport
}

const gaveUp = 'The e-mail could not be sent because of a fault on our side. Send it again.'

/**
 * Sends an e-mail of the outbox: QUEUED > SENT, or FAILED with a plain reason. A crash between the server's yes and
 * our note of it sends it once more; its Message-ID is the same then, by which mailboxes know it.
 */
export function sendEmailJob({ emails, transport }: Dependencies) {
  const handler: JobHandlers['send-email'] = async ({ email_id: id }, { signal, lastAttempt }) => {
    const outcome = await emails.attempt(id, async (email) => {
      if (!transport) return { status: 'KEPT' }
      const { recipient, subject, text, html, unsubscribeUrl } = email
      try {
        await transport.send({ id, to: recipient, subject, text, html, unsubscribeUrl }, signal)
        return sent(email)
      } catch (error) {
        // A stop is nobody's failure.
        if (!(error instanceof MailFailure) || signal.aborted) throw error
        return notSent(email, error, lastAttempt)
      }
    })
    // The queue tries again what throws.
    if (outcome?.status === 'QUEUED') throw new Error(outcome.reason)
  }

  return {
    handler,
    /** To be called after a restart: what a dying process gave up is said to have failed. */
    failAbandoned: () => emails.failAbandoned(gaveUp),
  }
}
