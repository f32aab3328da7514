import type { GroupName, Rights } from './caller'

/** What `x-access` in the contract may say. */
export const accessLevels = [
  'public',
  'token',
  'member',
  'machine-operator',
  'org-user',
  'org-admin',
  'dealership-staff',
  'dealership-admin',
  'super-user',
] as const

export type AccessLevel = (typeof accessLevels)[number]

const has = (caller: Rights, group: GroupName) => caller.groups.includes(group)

/**
 * The role check of the specification, section 5: a super user passes everything, a check for super users fails for
 * everyone else, an Org Admin passes any other check. `dealership-*` also asks that the organization is a dealership.
 */
export function mayCall(level: AccessLevel, caller: Rights): boolean {
  if (caller.isSuperuser) return true
  const admin = has(caller, 'Org Admin')
  const dealership = caller.organization?.type === 'DEALERSHIP'
  switch (level) {
    case 'public':
    case 'token':
    case 'member':
      return true
    case 'machine-operator':
      return admin || has(caller, 'Machine Operator')
    case 'org-user':
      return admin || has(caller, 'Org User')
    case 'org-admin':
      return admin
    case 'dealership-staff':
      return dealership && (admin || has(caller, 'Org User'))
    case 'dealership-admin':
      return dealership && admin
    case 'super-user':
      return false
  }
}
