import type { Text } from '../../domain/text'

export type EmailStatus = 'QUEUED' | 'SENT' | 'FAILED' | 'KEPT'

/** An e-mail in the outbox: QUEUED > SENT or FAILED, or KEPT where no mail server is set (behaviour, section 9). */
export interface Email {
  id: string
  kind: string
  recipient: string
  subject: string
  status: EmailStatus
  /** Attempts since it was last queued. */
  attempts: number
  /** Why the last attempt failed. */
  reason: Text | null
  createdAt: Date
  sentAt: Date | null
}

export interface EmailWithText extends Email {
  text: string
  html: string
  secrets: string[]
  /** Where a mailbox ends e-mails of its kind by itself; null where it cannot. */
  unsubscribeUrl: string | null
}
