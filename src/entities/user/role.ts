import { isOfDealership, type User } from './user'

type Group = User['groups'][number]['name']

/** What a screen can ask of a person, in the words of the contract's x-access. */
export type Role =
  | 'machine-operator'
  | 'org-user'
  | 'org-admin'
  | 'dealership-staff'
  | 'dealership-admin'
  | 'super-user'

/** What of a person decides on their role. */
export type RoleHolder = Pick<User, 'is_superuser' | 'groups' | 'organization'>

/**
 * The role check of the specification, section 5; those of a dealership also ask for one.
 *
 * It only decides what is shown. The server decides by itself what it answers.
 */
export function hasRole(user: RoleHolder, role: Role): boolean {
  if (user.is_superuser) return true
  switch (role) {
    case 'super-user':
      return false
    case 'org-admin':
      return isIn(user, 'Org Admin')
    case 'org-user':
      return isIn(user, 'Org Admin') || isIn(user, 'Org User')
    case 'machine-operator':
      return isIn(user, 'Org Admin') || isIn(user, 'Machine Operator')
    case 'dealership-staff':
      return isOfDealership(user) && (isIn(user, 'Org Admin') || isIn(user, 'Org User'))
    case 'dealership-admin':
      return isOfDealership(user) && isIn(user, 'Org Admin')
  }
}

/**
 * Whose orders, quotes and conversations a person sees (behaviour, section 1): all; those of their dealership or of their
 * organization; or only their own. What an empty list says depends on it.
 */
export type RecordScope = 'all' | 'dealership' | 'organization' | 'own'

export function recordScope(user: User): RecordScope {
  if (user.is_superuser) return 'all'
  if (isOfDealership(user)) return 'dealership'
  return isIn(user, 'Org Admin') ? 'organization' : 'own'
}

export function isIn(user: Pick<User, 'groups'>, group: Group): boolean {
  return user.groups.some(({ name }) => name === group)
}
