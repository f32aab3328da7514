import type { Caller, GroupName, OrganizationType } from '../../access/caller'
import type { OnboardingStatus } from '../../db/schema'
import type { Language } from '../../domain/text'

/** The steps that an invited person goes through. */
export type { OnboardingStatus }

/** A person with an account. */
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
  onboardingStatus: OnboardingStatus | null
  language: Language
  units: 'metric' | 'us'
  dueEmails: 'at_once' | 'daily' | 'weekly' | 'never'
  /** When the temporary password of an invitation expires; null for people who chose their own password. */
  passwordExpiresAt: Date | null
}

export type AccountStatus = 'invited' | 'active' | 'deactivated'

/** `invited` until the temporary password is changed. */
export function accountStatus({
  isActive,
  passwordExpiresAt,
}: Pick<Person, 'isActive' | 'passwordExpiresAt'>): AccountStatus {
  if (!isActive) return 'deactivated'
  return passwordExpiresAt ? 'invited' : 'active'
}

/** Whether the right password is enough: not for a deactivated account, nor once a temporary password has expired. */
export const maySignIn = (
  { isActive, passwordExpiresAt }: Pick<Person, 'isActive' | 'passwordExpiresAt'>,
  now: Date,
): boolean => isActive && (passwordExpiresAt === null || passwordExpiresAt > now)

/** Whether a caller belongs to the person's own organization. */
export const isColleague = ({ organization }: Caller, person: Person): boolean =>
  organization !== null && organization.id === person.organization?.id

/** E-mail addresses are compared without regard to case and surrounding blanks, as people type them. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()
