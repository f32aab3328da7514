import type { OrganizationAccess } from '../../../access'
import type { GroupName } from '../../../access/caller'
import { forbidden, invalid } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
import { nextOnboarding } from '../onboarding'
import { accountStatus, type Person } from '../person'

/**
 * The roles that a caller may assign to people of an organization. A dealership has no Machine Operators of its own, as its
 * customers' people run its machines. Where an operator has admins, only they appoint further ones: a dealership must not
 * take over a customer's organization by inviting itself.
 */
export function rolesIn({ type, manages }: Pick<OrganizationAccess, 'type' | 'manages'>): GroupName[] {
  const roles: GroupName[] = type === 'DEALERSHIP' ? ['Org User'] : ['Org User', 'Machine Operator']
  return manages ? ['Org Admin', ...roles] : roles
}

/** @throws DomainError invalid for a role that the caller may not assign there */
export function assertRole(group: GroupName, organization: Pick<OrganizationAccess, 'type' | 'manages'>): void {
  const roles = rolesIn(organization)
  if (roles.includes(group)) return
  const names = roles.join(', ')
  const message = { en: `Must be one of: ${names}.`, es: `Debe ser uno de estos valores: ${names}.` }
  throw invalid({ path: 'body.group', message })
}

/** A change of an account; only what is present is changed. */
export interface AccountChange {
  firstName?: string
  lastName?: string
  language?: Person['language']
  units?: Person['units']
  dueEmails?: Person['dueEmails']
  group?: GroupName
  isActive?: boolean
}

interface ChangedBy {
  /** Whether people change their own account. */
  isOwn: boolean
  /** Whether the caller manages the people of the organization. */
  manages: boolean
}

export const managedByOwnAdmins: Text = {
  en: 'The people of this organization are managed by its own admins.',
  es: 'Las personas de esta organización las gestionan sus propios administradores.',
}

const refusals = {
  ownRole: {
    en: 'You cannot change your own role. Ask another admin.',
    es: 'No puede cambiar su propia función. Pídaselo a otro administrador.',
  },
  ownAccount: {
    en: 'You cannot deactivate your own account. Ask another admin.',
    es: 'No puede desactivar su propia cuenta. Pídaselo a otro administrador.',
  },
  superUser: {
    en: 'Nobody else can change the account of a super user.',
    es: 'Nadie más puede cambiar la cuenta de un superusuario.',
  },
  notManaged: managedByOwnAdmins,
  personalSetting: {
    en: 'Only the person themselves can change their language, units and e-mails.',
    es: 'Solo la propia persona puede cambiar su idioma, sus unidades y sus correos.',
  },
} satisfies Record<string, Text>

/**
 * Names, language, units and e-mails are everybody's own to change; names, role and whether the account is active an
 * admin's who manages the people. Nobody changes their own role or deactivates their own account. A value that is already
 * stored is not a change.
 * @throws DomainError forbidden for a change that is not the caller's to make
 */
export function assertMayChange(person: Person, change: AccountChange, by: ChangedBy): void {
  const refusal = refusalOf(person, change, by)
  if (refusal) throw forbidden(refusals[refusal])
}

/** @returns why a change is refused; undefined if it is allowed */
export function refusalOf(
  person: Person,
  change: AccountChange,
  { isOwn, manages }: ChangedBy,
): keyof typeof refusals | undefined {
  if (isOwn) {
    if (change.group !== undefined && !hasRole(person, change.group)) return 'ownRole'
    return change.isActive === false ? 'ownAccount' : undefined
  }
  if (person.isSuperuser) return 'superUser'
  if (!manages) return 'notManaged'
  const isPersonal = (['language', 'units', 'dueEmails'] as const).some(
    (setting) => change[setting] !== undefined && change[setting] !== person[setting],
  )
  return isPersonal ? 'personalSetting' : undefined
}

/**
 * Returns the person after a change. Newcomers complete their profile by entering their own name (behaviour, section 3);
 * if an admin enters it, the newcomer still has to confirm it.
 */
export function applyChange(person: Person, change: AccountChange, isOwn: boolean): Person {
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
  const entersName = isOwn && (change.firstName !== undefined || change.lastName !== undefined)
  const mayMoveOn =
    person.onboardingStatus === 'COMPLETE_PROFILE' ? entersName : person.onboardingStatus === 'ONBOARDING_STRIPE'
  return mayMoveOn ? { ...after, onboardingStatus: nextOnboarding(person.onboardingStatus, after) } : after
}

/** Whether a change removes an admin of an organization who is active and has accepted the invitation. */
export const removesAdmin = (before: Person, after: Person): boolean => isWorkingAdmin(before) && !isWorkingAdmin(after)

/** Whether sockets that were admitted before a change might receive more than they should after it. */
export const changesRights = (before: Person, after: Person): boolean =>
  before.isActive !== after.isActive || after.groups.some((group) => !hasRole(before, group))

const isWorkingAdmin = (person: Person) => accountStatus(person) === 'active' && hasRole(person, 'Org Admin')

const hasRole = ({ groups }: Person, group: GroupName) => groups.includes(group)
