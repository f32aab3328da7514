import type { NodemailerError } from 'nodemailer'
import { MailFailure } from './mail-transport'

const connection: Record<string, string> = {
  ECONNREFUSED: 'The mail server refused the connection.',
  ENOTFOUND: 'The mail server’s name could not be resolved.',
  EDNS: 'The mail server’s name could not be resolved.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EAUTH: 'The mail server did not accept the user name and password of SMTP_URL.',
  ENOAUTH: 'The mail server requires a user name and password; SMTP_URL has none.',
}

const notTrusted = 'The mail server’s certificate is not trusted, so nothing was sent.'
const unreachable = 'The connection to the mail server failed.'

/** A rejection of the e-mail itself is final. Anything else can be fixed on either side, so it is retried. */
export function toMailFailure(error: unknown): MailFailure {
  const { code = '', originalCode = '', command = '', response, permanent = false } = asSmtpError(error)
  const known = connection[originalCode] ?? connection[code]
  if (known) return new MailFailure(known, false)
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(originalCode)) return new MailFailure(notTrusted, false)
  if (response === undefined) return new MailFailure(unreachable, false)
  // A reply to `DATA` may also concern the message itself.
  return new MailFailure(
    `The mail server answered: ${oneLine(response)}`,
    permanent && /^(RCPT TO|DATA)$/.test(command),
  )
}

const asSmtpError = (error: unknown): NodemailerError => (error instanceof Error ? error : new Error(String(error)))

const oneLine = (response: string) =>
  response
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
