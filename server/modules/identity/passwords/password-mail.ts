import type { EmailMessage } from '../../notifications'
import type { Person } from '../person'

/** The e-mail after a password was changed, so that its owner learns of it if it was somebody else. */
export const passwordChangedEmail = (
  { email, organization }: Pick<Person, 'email' | 'organization'>,
  url: string,
): EmailMessage => ({
  to: email,
  organizationId: organization?.id ?? null,
  kind: 'password-changed',
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your account was changed just now. Everywhere else you have been signed out.',
    'If it was not you, set a new one at once, and tell whoever looks after your accounts.',
  ],
  action: { label: 'I did not do this', url },
})
