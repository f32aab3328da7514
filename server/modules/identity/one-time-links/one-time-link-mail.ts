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
        en: 'Someone asked for a new password for your account.',
        es: 'Alguien pidió una contraseña nueva para su cuenta.',
      },
      {
        en: `The link works once, within ${linkMinutes.reset_password} minutes.`,
        es: `El enlace sirve una sola vez, durante ${linkMinutes.reset_password} minutos.`,
      },
      {
        en: 'If it was not you, ignore this e-mail. Your password does not change.',
        es: 'Si no fue usted, ignore este correo. Su contraseña no cambia.',
      },
    ],
  },
  magic_login: {
    kind: 'magic-login',
    subject: { en: 'Your link to sign in', es: 'Su enlace para iniciar sesión' },
    paragraphs: [
      {
        en: 'Someone asked for a link that signs you in.',
        es: 'Alguien pidió un enlace para iniciar sesión en su cuenta.',
      },
      {
        en: `It works once, within ${linkMinutes.magic_login} minutes. Do not share it: whoever has it can sign in as you.`,
        es: `Sirve una sola vez, durante ${linkMinutes.magic_login} minutos. No lo comparta: quien lo tenga entra en su cuenta.`,
      },
      { en: 'If it was not you, ignore this e-mail.', es: 'Si no fue usted, ignore este correo.' },
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
