import { createTransport } from 'nodemailer'
import type { MailedPicture, MailTransport } from './mail-transport'
import { toMailFailure } from './smtp-failure'

interface SmtpOptions {
  /** As in `smtp://user:password@mail.example:587`; `smtps:` speaks TLS from the start. */
  url: string
  /** The sender, as in `Yardhand <no-reply@yardhand.example>`. */
  from: string
}

/** How long, in milliseconds, a server may stay silent before it counts as unreachable. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends e-mails through a mail server over a small pool of connections. The connection is encrypted when the server
 * offers it (STARTTLS); nothing is sent to a server whose certificate is not trusted.
 */
export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({
    ...timeouts,
    url,
    pool: true,
    maxConnections: 2,
    // The outbox decides about retries.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, pictures, unsubscribeUrl }, signal) {
      const recipient = { name: '', address: to }
      const messageId = `<${id}@${domain}>`
      // Suppresses automatic replies (RFC 3834, section 5).
      const headers = {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }
      try {
        const message = { from, to: recipient, subject, text, html, messageId, headers }
        await transport.sendMail({ ...message, attachments: pictures.map(toAttachment), signal })
      } catch (error) {
        throw toMailFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

const toAttachment = (picture: MailedPicture) => ({
  ...picture,
  contentType: 'image/jpeg',
  contentDisposition: 'inline' as const,
})
