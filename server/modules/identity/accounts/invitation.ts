import type { GroupName } from '../../../access/caller'
import type { Text } from '../../../domain/text'
import type { EmailMessage } from '../../notifications'
import type { Person } from '../person'

/** A person who is to get an account. */
export interface InvitedPerson {
  /** Normalized. */
  email: string
  organizationId: string
  group: GroupName
  firstName: string
  lastName: string
  /** The organization that invites, if it is not the person's own. */
  invitedById: string | null
  /** The admin of the person's own organization who approved that. */
  confirmedBy: string | null
}

export interface TemporaryPassword {
  /** As it is sent. */
  text: string
  hash: string
  expiresAt: Date
}

const INVITATION_DAYS = 7

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * 24 * 3600 * 1000)

// Without characters that people confuse when they read and type them: 0 and o, 1, i and l.
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Draws a password that a person can read and type, as in `k7m2p-x9rqd-4hwtz-ub6fs`: 20 of 31 characters, 99 bits.
 * @param random returns a whole number from 0 to below its argument, each equally likely
 */
export function drawPassword(random: (below: number) => number): string {
  const group = () => Array.from({ length: 5 }, () => readable.charAt(random(readable.length))).join('')
  return Array.from({ length: 4 }, group).join('-')
}

export interface Invitation {
  to: string
  organization: { id: string; name: string }
  invitedBy: Pick<Person, 'firstName' | 'lastName' | 'email' | 'organization'>
  password: string
  /** Where to sign in. */
  url: string
}

/** The e-mail that announces a new account to its owner. */
export function invitationEmail({ to, organization, invitedBy, password, url }: Invitation): EmailMessage {
  const inviter = nameOf(invitedBy, organization.id)
  return {
    kind: 'invitation',
    to,
    organizationId: organization.id,
    subject: { en: `Your account at ${organization.name}`, es: `Su cuenta en ${organization.name}` },
    paragraphs: [
      {
        en: `${inviter.en} has created an account for you at ${organization.name}.`,
        es: `${inviter.es} ha creado una cuenta para usted en ${organization.name}.`,
      },
      {
        en: `Sign in with your e-mail address ${to} and this temporary password: ${password}`,
        es: `Inicie sesión con su correo electrónico ${to} y esta contraseña temporal: ${password}`,
      },
      {
        en: `It is valid for ${INVITATION_DAYS} days. Once you have signed in, you choose a password of your own.`,
        es: `Es válida durante ${INVITATION_DAYS} días. Cuando haya iniciado sesión, elegirá una contraseña propia.`,
      },
      {
        en: 'If you did not expect this, you can ignore it: without the password, nobody can use the account.',
        es: 'Si no lo esperaba, puede ignorarlo: sin la contraseña, nadie puede usar la cuenta.',
      },
    ],
    action: { label: { en: 'Sign in', es: 'Iniciar sesión' }, url },
    secrets: [password],
  }
}

/** The inviter's name, or else e-mail address, with their organization if it is another one. */
function nameOf({ firstName, lastName, email, organization }: Invitation['invitedBy'], organizationId: string): Text {
  const name = `${firstName} ${lastName}`.trim() || email
  return organization && organization.id !== organizationId
    ? { en: `${name} of ${organization.name}`, es: `${name}, de ${organization.name},` }
    : { en: name, es: name }
}
