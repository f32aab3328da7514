import type { GroupName } from '../../../access/caller'
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

/** The e-mail that tells somebody of their new account. */
export function invitationEmail({ to, organization, invitedBy, password, url }: Invitation): EmailMessage {
  return {
    kind: 'invitation',
    to,
    organizationId: organization.id,
    subject: `Your account at ${organization.name}`,
    paragraphs: [
      `${nameOf(invitedBy, organization.id)} has made an account for you at ${organization.name}.`,
      `Sign in with your e-mail address ${to} and this temporary password: ${password}`,
      `It is good for ${invitationDays} days. Once you are in, you choose a password of your own.`,
      'If you did not expect this, you can leave it: without the password, nobody can use the account.',
    ],
    action: { label: 'Sign in', url },
    secrets: [password],
  }
}

/** Who invites, with their organization where it is another one; by the address where there is no name. */
function nameOf({ firstName, lastName, email, organization }: Invitation['invitedBy'], organizationId: string): string {
  const name = `${firstName} ${lastName}`.trim() || email
  return organization && organization.id !== organizationId ? `${name} of ${organization.name}` : name
}
