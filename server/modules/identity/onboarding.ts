import type { components } from '#contract/platform'
import type { Person } from './person'

export type OnboardingStatus = components['schemas']['OnboardingStatus']

/** What the rule asks of a person, as they are after what they have just done. */
export type Newcomer = Pick<Person, 'passwordExpiresAt' | 'firstName' | 'lastName' | 'groups' | 'organization'>

/** Where an invited person begins: with the temporary password of the e-mail. */
export const firstOnboarding: OnboardingStatus = 'CHANGE_PASSWORD'

/**
 * What a person is asked for after what they have just done: one step at most, and the same as before where the step
 * is still open (behaviour, section 3). ONBOARDING_STRIPE ends for who is no longer an Org Admin of a dealership.
 * @param status What they were asked for until now; `null` means no onboarding, and stays.
 */
export function nextOnboarding(status: OnboardingStatus | null, person: Newcomer): OnboardingStatus | null {
  switch (status) {
    case 'CHANGE_PASSWORD':
      // Also with both names in the invitation: they were typed by somebody else, and are to be confirmed.
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
