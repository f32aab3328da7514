import type { EmailMessage } from '../../notifications'
import type { Person } from '../person'

/** Notifies the owner of a changed password, in case someone else changed it. */
export const passwordChangedEmail = (
  { email, organization }: Pick<Person, 'email' | 'organization'>,
  url: string,
): EmailMessage => ({
  to: email,
  organizationId: organization?.id ?? null,
  kind: 'password-changed',
  subject: { en: 'Your password was changed', es: 'Su contraseña ha cambiado' },
  paragraphs: [
    {
      en: 'The password of your account was changed just now. You have been signed out everywhere else.',
      es: 'La contraseña de su cuenta acaba de cambiar. Se ha cerrado su sesión en todos los demás dispositivos.',
    },
    {
      en: 'If it was not you, set a new one at once, and inform the person who manages your accounts.',
      es: 'Si no fue usted, elija una nueva de inmediato y avise a quien administra sus cuentas.',
    },
  ],
  action: { label: { en: 'I did not do this', es: 'No fui yo' }, url },
})
