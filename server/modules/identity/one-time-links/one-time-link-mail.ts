import type { EmailMessage } from '../../notifications'
import type { Person } from '../person'
import { linkMinutes, type OneTimePurpose } from './one-time-token'

type Addressee = Pick<Person, 'email' | 'organization'>

const contentOf: Record<OneTimePurpose, Pick<EmailMessage, 'kind' | 'subject' | 'paragraphs'>> = {
  reset_password: {
    kind: 'reset-password',
    subject: { en: 'Set a new password', es: 'Elija una contraseña nueva' },
    paragraphs: [
      {
        en: 'Somebody, we hope you, asked for a new password for your account.',
        es: 'Alguien, esperamos que usted, pidió una contraseña nueva para su cuenta.',
      },
      {
        en: `The link works once, within ${linkMinutes.reset_password} minutes.`,
        es: `El enlace sirve una sola vez, durante ${linkMinutes.reset_password} minutos.`,
      },
      {
        en: 'If it was not you, there is nothing to do: your password stays as it is.',
        es: 'Si no fue usted, no tiene que hacer nada: su contraseña no cambia.',
      },
    ],
  },
  magic_login: {
    kind: 'magic-login',
    subject: { en: 'Your link to sign in', es: 'Su enlace para iniciar sesión' },
    paragraphs: [
      {
        en: 'Somebody, we hope you, asked for a link that signs you in.',
        es: 'Alguien, esperamos que usted, pidió un enlace para iniciar sesión en su cuenta.',
      },
      {
        en: `It works once, within ${linkMinutes.magic_login} minutes. Do not pass it on: whoever has it signs in as you.`,
        es: `Sirve una sola vez, durante ${linkMinutes.magic_login} minutos. No lo comparta: quien lo tenga entra en su cuenta.`,
      },
      { en: 'If it was not you, there is nothing to do.', es: 'Si no fue usted, no tiene que hacer nada.' },
    ],
  },
}

const labelOf = {
  reset_password: { en: 'Set a new password', es: 'Elegir una contraseña nueva' },
  magic_login: { en: 'Sign in', es: 'Iniciar sesión' },
}

/** The e-mail with a requested link. */
export const linkEmail = (
  purpose: OneTimePurpose,
  { email, organization }: Addressee,
  url: string,
  token: string,
): EmailMessage => ({
  ...contentOf[purpose],
  to: email,
  organizationId: organization?.id ?? null,
  action: { label: labelOf[purpose], url },
  secrets: [token],
})
