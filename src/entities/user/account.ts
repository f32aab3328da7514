import type { components } from '#contract/platform'
import type { User } from './user'

export type AccountStatus = components['schemas']['AccountStatus']

/** A role as the account has it, in the specification's words. */
export type GroupName = components['schemas']['GroupName']

export const accountStatuses = ['invited', 'active', 'deactivated'] as const satisfies readonly AccountStatus[]

const groupNames = ['Org Admin', 'Org User', 'Machine Operator'] as const satisfies readonly GroupName[]

export function isGroupName(value: unknown): value is GroupName {
  return groupNames.some((name) => name === value)
}

/** The one role of a person; a super user has none. */
export function groupOf({ groups }: Pick<User, 'groups'>): GroupName | undefined {
  return groups[0]?.name
}
