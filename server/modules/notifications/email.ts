import type { EmailPicture } from '../../domain/page-picture'
import type { Text } from '../../domain/text'

export type EmailStatus = 'QUEUED' | 'SENT' | 'FAILED' | 'KEPT'

/** An e-mail in the outbox: QUEUED > SENT or FAILED, or KEPT if no mail server is set (behaviour, section 9). */
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
  pictures: EmailPicture[]
  /** The address at which a mailbox can unsubscribe by itself; null if it cannot. */
  unsubscribeUrl: string | null
}
