import type { Database } from '../../db/connection'
import { createSmtpTransport } from '../../infrastructure/mail/smtp'
import { emailOperations } from './email.operations'
import { createEmailRepository } from './email.repository'
import { type EmailMessage, recipientOf } from './message'
import { pageAddress } from './page-address'
import { render } from './render'
import { sendEmailJob } from './send-email.job'

export type { EmailMessage } from './message'

export interface Outbox {
  /** Puts an e-mail into the outbox in the caller's transaction: it goes out if, and only if, what it tells of was stored. */
  send(trx: Database, message: EmailMessage): Promise<void>
  /** The address of a page of the web app as an e-mail needs it, as in `addressOf('/reset-password', { token })`. */
  addressOf(path: string, query?: Record<string, string>): string
}

export interface NotificationOptions {
  db: Database
  /** Where people reach the web app, as in `https://yardhand.example`. */
  publicUrl: string
  /** Absent where no mail server is set: e-mails are kept for a super user to read. */
  smtpUrl?: string
  mailFrom: string
  /** Whether the database holds the demonstration, whose e-mails a super user reads with their links. */
  demonstration: boolean
}

/** E-mails, by way of an outbox in the database (behaviour, section 9). */
export function createNotifications({ db, publicUrl, smtpUrl, mailFrom, demonstration }: NotificationOptions) {
  const emails = createEmailRepository(db)
  const transport = smtpUrl ? createSmtpTransport({ url: smtpUrl, from: mailFrom }) : undefined
  const outbox: Outbox = {
    send: (trx, message) =>
      emails.add(trx, {
        kind: message.kind,
        recipient: recipientOf(message),
        organizationId: message.organizationId,
        ...render(message),
        secrets: message.secrets ?? [],
        status: transport ? 'QUEUED' : 'KEPT',
      }),
    addressOf: (path, query) => pageAddress(publicUrl, path, query),
  }
  return {
    outbox,
    operations: emailOperations({ emails, canSend: transport !== undefined, showSecrets: demonstration }),
    job: sendEmailJob({ emails, transport }),
    close: () => transport?.close(),
  }
}
