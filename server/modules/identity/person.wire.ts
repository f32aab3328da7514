import type { components } from '#contract/platform'
import { accountStatus, type Person } from './person'

/** Converts a person to the contract's shape. */
export function toWire(person: Person): components['schemas']['User'] {
  return {
    id: person.id,
    email: person.email,
    username: person.username,
    first_name: person.firstName,
    last_name: person.lastName,
    is_superuser: person.isSuperuser,
    is_active: person.isActive,
    date_joined: person.dateJoined.toISOString(),
    groups: person.groups.map((name) => ({ name })),
    organization: person.organization,
    onboarding_status: person.onboardingStatus,
    language: person.language,
    units: person.units,
    due_emails: person.dueEmails,
    status: accountStatus(person),
  }
}
