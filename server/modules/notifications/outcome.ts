import type { Text } from '../../domain/text'
import { blank } from './blank'
import type { EmailWithText } from './email'

/** What an attempt makes of an e-mail. */
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
  | { status: 'QUEUED' | 'FAILED'; attempts: number; reason: Text }
  | { status: 'KEPT' }

/** Once it is delivered, the outbox no longer needs its secrets. */
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

/** It is retried unless the server refused it for good or this was the last attempt. */
export const notSent = (
  { attempts, secrets }: EmailWithText,
  failure: { reason: Text; permanent: boolean },
  lastAttempt: boolean,
): Outcome => ({
  status: failure.permanent || lastAttempt ? 'FAILED' : 'QUEUED',
  attempts: attempts + 1,
  // A mail server may quote what it was sent.
  reason: { en: blank(failure.reason.en, secrets), es: blank(failure.reason.es, secrets) },
})
