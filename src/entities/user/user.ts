import type { components } from '#contract/platform'

export type User = components['schemas']['User']

/** "The dealership flag derives from organization type DEALERSHIP" (specification, section 4). */
export function isOfDealership(user: Pick<User, 'organization'>): boolean {
  return user.organization?.type === 'DEALERSHIP'
}

/** First and last name, or the e-mail address where there is no name. */
export function fullName(user: User): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email
}
