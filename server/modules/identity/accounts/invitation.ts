import type { GroupName } from '../../../access/caller'
import type { Text } from '../../../domain/text'
import type { EmailMessage } from '../../notifications'
import type { Person } from '../person'

/** Somebody who is to get an account. */
export interface InvitedPerson {
  /** Normalised. */
  email: string
  organizationId: string
  group: GroupName
  firstName: string
  lastName: string
  /** The organization that invites, where it is another one than the person's own. */
  invitedById: string | null
  /** The admin of the person's own organization who approved that. */
  confirmedBy: string | null
}

/** How long a temporary password is good: seven days. */
const invitationDays = 7

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + invitationDays * 24 * 3600 * 1000)

// Without those that people take for each other when they read one from a screen and type it: 0 and o, 1, i and l.
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * A password that a person can read and type, as in `k7m2p-x9rqd-4hwtz-ub6fs`: 20 characters out of 31, 99 bits.
 * @param random Gives a whole number from 0 to below the one that it is given, each as likely as the other.
 */
export function temporaryPassword(random: (below: number) => number): string {
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
        en: `It is valid for ${invitationDays} days. Once you have signed in, you choose a password of your own.`,
        es: `Es válida durante ${invitationDays} días. Cuando haya iniciado sesión, elegirá una contraseña propia.`,
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

/** Who invites, with their organization where it is another one; by the address where there is no name. */
function nameOf({ firstName, lastName, email, organization }: Invitation['invitedBy'], organizationId: string): Text {
  const name = `${firstName} ${lastName}`.trim() || email
  return organization && organization.id !== organizationId
    ? { en: `${name} of ${organization.name}`, es: `${name}, de ${organization.name},` }
    : { en: name, es: name }
}
