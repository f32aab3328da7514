import type { Database } from '../../db/connection'

/** An e-mail as those write it who have something to tell; the outbox gives it its look. */
export interface EmailMessage {
  /** What it tells of, as in `invitation`. */
  kind: string
  to: string
  /** The organization that it concerns; null for none. */
  organizationId: string | null
  subject: string
  /** Plain text, one entry for each paragraph. Whatever people typed is data: it is escaped. */
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** The parts of paragraphs and url that open something: blanked for whoever reads the outbox. */
  secrets?: string[]
}

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
}

/** E-mails, by way of an outbox in the database (behaviour, section 9). */
export function createNotifications(_options: NotificationOptions) {
  const outbox: Outbox = {
    send: async () => undefined,
    addressOf: (path) => path,
  }
  return { outbox, operations: {}, job: { handler: async (_payload: { email_id: string }) => undefined } }
}
