import type { NodemailerError } from 'nodemailer'
import type { Text } from '../../domain/text'
import { MailFailure } from './mail-transport'

const unknownName: Text = {
  en: 'The mail server’s name could not be resolved.',
  es: 'No se pudo resolver el nombre del servidor de correo.',
}
const connection: Record<string, Text> = {
  ECONNREFUSED: {
    en: 'The mail server refused the connection.',
    es: 'El servidor de correo rechazó la conexión.',
  },
  ENOTFOUND: unknownName,
  EDNS: unknownName,
  ETIMEDOUT: {
    en: 'The mail server did not answer in time.',
    es: 'El servidor de correo no respondió a tiempo.',
  },
  EAUTH: {
    en: 'The mail server did not accept the user name and password of SMTP_URL.',
    es: 'El servidor de correo no aceptó el nombre de usuario y la contraseña de SMTP_URL.',
  },
  ENOAUTH: {
    en: 'The mail server requires a user name and password; SMTP_URL has none.',
    es: 'El servidor de correo pide un nombre de usuario y una contraseña; SMTP_URL no los tiene.',
  },
}

const notTrusted: Text = {
  en: 'The mail server’s certificate is not trusted, so nothing was sent.',
  es: 'El certificado del servidor de correo no es de confianza, así que no se envió nada.',
}
const unreachable: Text = {
  en: 'The connection to the mail server failed.',
  es: 'Falló la conexión con el servidor de correo.',
}

/** A rejection of the e-mail itself is final. Anything else can be fixed on either side, so it is retried. */
export function toMailFailure(error: unknown): MailFailure {
  const { code = '', originalCode = '', command = '', response, permanent = false } = asSmtpError(error)
  const reason = connection[originalCode] ?? connection[code]
  if (reason) return new MailFailure(reason, false)
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(originalCode)) return new MailFailure(notTrusted, false)
  if (response === undefined) return new MailFailure(unreachable, false)
  // A reply to `DATA` may also concern the message itself.
  return new MailFailure(quote(oneLine(response)), permanent && /^(RCPT TO|DATA)$/.test(command))
}

const asSmtpError = (error: unknown): NodemailerError => (error instanceof Error ? error : new Error(String(error)))

const quote = (response: string): Text => ({
  en: `The mail server answered: ${response}`,
  es: `El servidor de correo respondió: ${response}`,
})

const oneLine = (response: string) =>
  response
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
