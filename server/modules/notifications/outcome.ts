import { blank } from './blank'
import type { EmailWithText } from './email'

/** What a try makes of an e-mail. */
export type Outcome =
  | {
      status: 'SENT'
      attempts: number
      reason: null
      sent_at: Date
      html: string
      text: string
      secrets: []
      unsubscribe_url: null
    }
  | { status: 'QUEUED' | 'FAILED'; attempts: number; reason: string }
  | { status: 'KEPT' }

/** Once it is with whom it is for, what it opens has no business in the outbox any more. */
export const sent = ({ attempts, html, text, secrets }: EmailWithText): Outcome => ({
  status: 'SENT',
  attempts: attempts + 1,
  reason: null,
  sent_at: new Date(),
  html: blank(html, secrets),
  text: blank(text, secrets),
  secrets: [],
  unsubscribe_url: null,
})

/** Tried again unless the server refused it for good, or has had its last chance. */
export const notSent = (
  { attempts, secrets }: EmailWithText,
  failure: { message: string; permanent: boolean },
  lastAttempt: boolean,
): Outcome => ({
  status: failure.permanent || lastAttempt ? 'FAILED' : 'QUEUED',
  attempts: attempts + 1,
  // A mail server may quote what it was sent.
  reason: blank(failure.message, secrets),
})
