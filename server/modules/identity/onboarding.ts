import type { OnboardingStatus, Person } from './person'

/** What the rule needs to know about a person, after what they have just done. */
export type Newcomer = Pick<Person, 'passwordExpiresAt' | 'firstName' | 'lastName' | 'groups' | 'organization'>

/** An invited person starts with the temporary password of the e-mail. */
export const INITIAL_ONBOARDING: OnboardingStatus = 'CHANGE_PASSWORD'

/**
 * Determines the onboarding step after what a person has just done: at most one step further, or the same while the step
 * is incomplete (behaviour, section 3). ONBOARDING_STRIPE ends for people who are no longer Org Admin of a dealership.
 * @param status the step so far; `null` means no onboarding, and stays
 */
export function nextOnboarding(status: OnboardingStatus | null, person: Newcomer): OnboardingStatus | null {
  switch (status) {
    case 'CHANGE_PASSWORD':
      // Names that came with the invitation were typed by someone else and need to be confirmed.
      return person.passwordExpiresAt === null ? 'COMPLETE_PROFILE' : status
    case 'COMPLETE_PROFILE':
      return hasBothNames(person) ? afterProfile(person) : status
    case 'ONBOARDING_STRIPE':
      return afterProfile(person)
    case 'DONE':
    case null:
      return status
  }
}

const hasBothNames = ({ firstName, lastName }: Newcomer) => firstName.trim() !== '' && lastName.trim() !== ''

function afterProfile({ groups, organization }: Newcomer): OnboardingStatus {
  return organization?.type === 'DEALERSHIP' && groups.includes('Org Admin') ? 'ONBOARDING_STRIPE' : 'DONE'
}
