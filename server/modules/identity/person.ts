import type { components } from '#contract/platform'
import type { Caller, GroupName, OrganizationType } from '../../access/caller'

/** A person with an account, as the rest of the server sees one. */
export interface Person {
  id: string
  email: string
  username: string
  firstName: string
  lastName: string
  isSuperuser: boolean
  isActive: boolean
  dateJoined: Date
  groups: GroupName[]
  organization: { id: string; name: string; type: OrganizationType } | null
  onboardingStatus: components['schemas']['OnboardingStatus'] | null
  language: components['schemas']['Language']
  units: components['schemas']['Units']
  dueEmails: components['schemas']['DueEmails']
  /** When the temporary password of an invitation ends; null for somebody with a password of their own. */
  passwordExpiresAt: Date | null
}

/** `invited` until the temporary password was changed. */
export function accountStatus({
  isActive,
  passwordExpiresAt,
}: Pick<Person, 'isActive' | 'passwordExpiresAt'>): components['schemas']['AccountStatus'] {
  if (!isActive) return 'deactivated'
  return passwordExpiresAt ? 'invited' : 'active'
}

export function toCaller(person: Person, sessionId: string): Caller {
  const { id, isSuperuser, groups, organization, onboardingStatus } = person
  return {
    userId: id,
    sessionId,
    isSuperuser,
    groups,
    organization: organization && { id: organization.id, type: organization.type },
    mustChangePassword: onboardingStatus === 'CHANGE_PASSWORD',
  }
}

/** Whether a caller is of the person's own organization. */
export const isColleague = ({ organization }: Caller, person: Person): boolean =>
  organization !== null && organization.id === person.organization?.id

/** E-mail addresses are compared without regard to case, as people type them. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()
