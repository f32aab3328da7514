import type { components } from '#contract/platform'
import { notFound } from '../../domain/domain-error'
import type { Language } from '../../domain/text'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import { blank } from './blank'
import type { Email } from './email'
import type { EmailRepository } from './email.repository'
import { withoutPictures } from './pictures'
import { retryEmail } from './retry-email'

interface Dependencies {
  transact: Transact
  emails: EmailRepository
  canSend: boolean
  /** Whether the people are made up, so that a super user may read what opens their accounts (behaviour, section 9). */
  showSecrets: boolean
}

export function emailOperations({ transact, emails, canSend, showSecrets }: Dependencies) {
  return {
    listEmails: async ({ query, language }) => {
      const { page, limit, search, status, sort_field: sortField, sort_direction: sortDirection } = query
      const { items, total } = await emails.list({ page, limit, search, status, sortField, sortDirection })
      return { status: 200, body: { items: items.map((email) => toWire(email, language)), total, page, limit } }
    },

    getEmail: async ({ path, language }) => {
      const email = await emails.find(path.id)
      if (!email) throw notFound('E-mail')
      const secrets = showSecrets ? [] : email.secrets
      return {
        status: 200,
        body: {
          ...toWire(email, language),
          text: blank(email.text, secrets),
          // They are drawn for the e-mail alone.
          html: blank(withoutPictures(email.html, email.pictures), secrets),
        },
      }
    },

    retryEmail: async ({ path, language }) => {
      const email = await transact((trx) => retryEmail(trx, emails, { id: path.id, canSend }))
      return { status: 202, body: toWire(email, language) }
    },
  } satisfies Pick<PlatformHandlers, 'listEmails' | 'getEmail' | 'retryEmail'>
}

function toWire(email: Email, language: Language): components['schemas']['OutboxEmail'] {
  return {
    id: email.id,
    kind: email.kind,
    recipient: email.recipient,
    subject: email.subject,
    status: email.status,
    attempts: email.attempts,
    reason: email.reason?.[language] ?? null,
    created_at: email.createdAt.toISOString(),
    sent_at: email.sentAt?.toISOString() ?? null,
  }
}
