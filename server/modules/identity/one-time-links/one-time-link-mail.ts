import type { EmailMessage } from '../../notifications'
import type { Person } from '../person'
import { linkMinutes, type OneTimePurpose } from './one-time-token'

type Addressee = Pick<Person, 'email' | 'organization'>

/** The e-mail with a link that somebody asked for. */
export function linkEmail(purpose: OneTimePurpose, person: Addressee, url: string, token: string): EmailMessage {
  const minutes = linkMinutes[purpose]
  return purpose === 'reset_password'
    ? {
        ...addressed(person),
        kind: 'reset-password',
        subject: 'Set a new password',
        paragraphs: [
          'Somebody, you we hope, asked for a new password for your account.',
          `The link is good once, and for ${minutes} minutes.`,
          'If it was not you, there is nothing to do: your password stays as it is.',
        ],
        action: { label: 'Set a new password', url },
        secrets: [token],
      }
    : {
        ...addressed(person),
        kind: 'magic-login',
        subject: 'Your link to sign in',
        paragraphs: [
          'Somebody, you we hope, asked for a link that signs you in.',
          `It is good once, and for ${minutes} minutes. Do not pass it on: whoever has it signs in as you.`,
          'If it was not you, there is nothing to do.',
        ],
        action: { label: 'Sign in', url },
        secrets: [token],
      }
}

const addressed = ({ email, organization }: Addressee) => ({ to: email, organizationId: organization?.id ?? null })
