import type { components } from '#contract/platform'
import type { PlatformHandlers } from '../../http/operation'
import { conflict, notFound } from '../../http/problem'
import { blank } from './blank'
import type { Email } from './email'
import type { EmailRepository } from './email.repository'

interface Dependencies {
  emails: EmailRepository
  canSend: boolean
  /** Whether the people are made up, so that a super user may read what opens their accounts (behaviour, section 9). */
  showSecrets: boolean
}

export function emailOperations({ emails, canSend, showSecrets }: Dependencies) {
  return {
    listEmails: async ({ query }) => {
      const { page, limit, search, status } = query
      const { items, total } = await emails.list({ page, limit, search, status })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    getEmail: async ({ path }) => {
      const email = await emails.find(path.id)
      if (!email) throw notFound('E-mail')
      const secrets = showSecrets ? [] : email.secrets
      return {
        status: 200,
        body: { ...toWire(email), text: blank(email.text, secrets), html: blank(email.html, secrets) },
      }
    },

    retryEmail: async ({ path }) => {
      if (!(await emails.find(path.id))) throw notFound('E-mail')
      if (!canSend) throw conflict('no_mail_server', 'No mail server is set, so the e-mail stays here.')
      const queued = await emails.requeue(path.id)
      if (!queued) throw conflict('not_failed', 'Only an e-mail that failed or was kept can be sent again.')
      return { status: 202, body: toWire(queued) }
    },
  } satisfies Pick<PlatformHandlers, 'listEmails' | 'getEmail' | 'retryEmail'>
}

function toWire(email: Email): components['schemas']['OutboxEmail'] {
  return {
    id: email.id,
    kind: email.kind,
    recipient: email.recipient,
    subject: email.subject,
    status: email.status,
    attempts: email.attempts,
    reason: email.reason,
    created_at: email.createdAt.toISOString(),
    sent_at: email.sentAt?.toISOString() ?? null,
  }
}
