import type { components } from '#contract/platform'
import { groupNameValues } from '#contract/platform-limits'
import type { User } from './user'

export type AccountStatus = components['schemas']['AccountStatus']

/** A role as the account has it, in the specification's words. */
export type GroupName = components['schemas']['GroupName']

export { accountStatusValues as accountStatuses } from '#contract/platform-limits'

export function isGroupName(value: unknown): value is GroupName {
  return groupNameValues.some((name) => name === value)
}

/** The one role of a person; a super user has none. */
export function groupOf({ groups }: Pick<User, 'groups'>): GroupName | undefined {
  return groups[0]?.name
}

/** A dealership's invitation that an admin of the operator approves or declines. */
export type AccountRequest = components['schemas']['AccountRequest']

export type AccountRequestAction = components['schemas']['AccountRequestAnswer']['action']
