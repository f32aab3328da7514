import type { Caller, GroupName, OrganizationType } from '../../../access/caller'
import { nextOnboarding } from '../onboarding'
import { accountStatus, type Person } from '../person'

/** An organization that a caller sees, with what they may do there. */
export interface Standing {
  id: string
  type: OrganizationType
  works_with: boolean
  manages: boolean
}

/**
 * The roles that one may give to people of an organization. A dealership's machines are run by its customers' people, so
 * it has no Machine Operators of its own. Where an operator has admins, they alone make further ones: no dealership may
 * take a customer's organization over by inviting itself in.
 */
export function rolesIn({ type, manages }: Pick<Standing, 'type' | 'manages'>): GroupName[] {
  const roles: GroupName[] = type === 'DEALERSHIP' ? ['Org User'] : ['Org User', 'Machine Operator']
  return manages ? ['Org Admin', ...roles] : roles
}

/**
 * Whose people a caller sees: those of their own organization, and a dealership those of the operators that it serves
 * now. An operator works with its dealerships too, but their people, and their other customers', are not its concern.
 */
export function seesPeopleOf<Seen extends Standing>(
  caller: Caller,
  organization: Seen | undefined,
): organization is Seen {
  if (!organization) return false
  if (caller.isSuperuser || caller.organization?.id === organization.id) return true
  return organization.works_with && organization.type === 'OPERATOR'
}

/** What a change of an account may hold; only what is there is changed. */
export interface UserChange {
  firstName?: string
  lastName?: string
  language?: Person['language']
  units?: Person['units']
  dueEmails?: Person['dueEmails']
  group?: GroupName
  isActive?: boolean
}

/** Who makes a change: the person themself, or somebody else, who manages the people of the organization or not. */
export interface ChangedBy {
  self: boolean
  manages: boolean
}

export type Refusal = 'own_role' | 'own_account' | 'super_user' | 'not_managed' | 'personal_setting'

/**
 * Why a change is not for this caller to make; undefined where it is. Names, language, units and e-mails are everybody's own to
 * change; names, role and whether the account is active an admin's who manages the people. Nobody changes their own role
 * or ends their own account. What is sent and already so is no change.
 */
export function refusalOf(person: Person, change: UserChange, by: ChangedBy): Refusal | undefined {
  if (by.self) {
    if (change.group !== undefined && !hasRole(person, change.group)) return 'own_role'
    return change.isActive === false ? 'own_account' : undefined
  }
  if (person.isSuperuser) return 'super_user'
  if (!by.manages) return 'not_managed'
  const personal = [
    change.language !== undefined && change.language !== person.language,
    change.units !== undefined && change.units !== person.units,
    change.dueEmails !== undefined && change.dueEmails !== person.dueEmails,
  ]
  return personal.includes(true) ? 'personal_setting' : undefined
}

/**
 * The person after a change. Giving one's own name completes the profile of a newcomer (behaviour, section 3); an admin
 * who types it in for them does not, since it is the newcomer who confirms it.
 */
export function changed(person: Person, change: UserChange, self: boolean): Person {
  const after: Person = {
    ...person,
    firstName: change.firstName?.trim() ?? person.firstName,
    lastName: change.lastName?.trim() ?? person.lastName,
    language: change.language ?? person.language,
    units: change.units ?? person.units,
    dueEmails: change.dueEmails ?? person.dueEmails,
    groups: change.group === undefined ? person.groups : [change.group],
    isActive: change.isActive ?? person.isActive,
  }
  const named = self && (change.firstName !== undefined || change.lastName !== undefined)
  const asksAnew =
    person.onboardingStatus === 'COMPLETE_PROFILE' ? named : person.onboardingStatus === 'ONBOARDING_STRIPE'
  return asksAnew ? { ...after, onboardingStatus: nextOnboarding(person.onboardingStatus, after) } : after
}

/** Whether a change takes an admin away from an organization: one who is active and has accepted the invitation. */
export const takesAdminAway = (before: Person, after: Person): boolean =>
  isWorkingAdmin(before) && !isWorkingAdmin(after)

/** Whether sockets that were let in before a change may know more than they should after it. */
export const changesRights = (before: Person, after: Person): boolean =>
  before.isActive !== after.isActive || after.groups.some((group) => !hasRole(before, group))

const isWorkingAdmin = (person: Person) => accountStatus(person) === 'active' && hasRole(person, 'Org Admin')

const hasRole = ({ groups }: Person, group: GroupName) => groups.includes(group)
