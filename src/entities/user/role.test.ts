import { describe, expect, it } from 'vitest'
import { dealershipAdmin, operator, orgUser, superUser } from '../../../tests/msw/people'
import { hasRole, type Role, recordScope } from './role'
import { fullName, isOfDealership, type User } from './user'

const roles: Role[] = [
  'machine-operator',
  'org-user',
  'org-admin',
  'dealership-staff',
  'dealership-admin',
  'super-user',
]
const rolesOf = (user: User) => roles.filter((role) => hasRole(user, role))

describe('hasRole', () => {
  it('"a super user passes everything"', () => {
    expect(rolesOf(superUser)).toEqual(roles)
  })

  it('"A super-user-only check fails for everyone else"', () => {
    for (const user of [operator, orgUser, dealershipAdmin]) expect(hasRole(user, 'super-user')).toBe(false)
  })

  it('"An org admin passes any non-super check"', () => {
    expect(rolesOf(dealershipAdmin)).toEqual(roles.filter((role) => role !== 'super-user'))
  })

  it('asks for a dealership where the role is one of a dealership', () => {
    const operatorsAdmin: User = { ...dealershipAdmin, organization: operator.organization }
    expect(rolesOf(operatorsAdmin)).toEqual(['machine-operator', 'org-user', 'org-admin'])
  })

  it('gives an org user and a machine operator no more than their own', () => {
    expect(rolesOf(orgUser)).toEqual(['org-user', 'dealership-staff'])
    expect(rolesOf(operator)).toEqual(['machine-operator'])
  })
})

describe('recordScope', () => {
  it('is that of behaviour, section 1', () => {
    const operatorsAdmin: User = { ...dealershipAdmin, organization: operator.organization }
    const scopes = [superUser, dealershipAdmin, orgUser, operatorsAdmin, operator].map(recordScope)
    expect(scopes).toEqual(['all', 'dealership', 'dealership', 'organization', 'own'])
  })
})

describe('user', () => {
  it('"The dealership flag derives from organization type DEALERSHIP"', () => {
    expect([dealershipAdmin, operator, superUser].map(isOfDealership)).toEqual([true, false, false])
  })

  it('goes by its e-mail while it has no name', () => {
    expect(fullName(operator)).toBe('Rosa Delgado')
    expect(fullName({ ...operator, first_name: '', last_name: '' })).toBe('operator@ridgeline.example')
  })
})
