import { describe, expect, it } from 'vitest'
import { type AccessLevel, accessLevels, mayCall } from './access-policy'
import type { Caller, GroupName, OrganizationType } from './caller'

function person(group: GroupName | null, type: OrganizationType | null, isSuperuser = false): Caller {
  return {
    userId: 'u',
    sessionId: 's',
    isSuperuser,
    groups: group ? [group] : [],
    organization: type ? { id: 'o', type } : null,
    mustChangePassword: false,
  }
}

const passes = (caller: Caller) => accessLevels.filter((level) => mayCall(level, caller))
const everyone: AccessLevel[] = ['public', 'token', 'member']

describe('role check (specification, section 5)', () => {
  it('a super user passes everything', () => {
    expect(passes(person(null, null, true))).toEqual(accessLevels)
  })

  it('an org admin passes any non-super check', () => {
    expect(passes(person('Org Admin', 'DEALERSHIP'))).toEqual(accessLevels.filter((level) => level !== 'super-user'))
  })

  it('an operator’s org admin passes no dealership check (behaviour, section 3)', () => {
    expect(passes(person('Org Admin', 'OPERATOR'))).toEqual([...everyone, 'machine-operator', 'org-user', 'org-admin'])
  })

  it('an org user of a dealership is staff but not admin', () => {
    expect(passes(person('Org User', 'DEALERSHIP'))).toEqual([...everyone, 'org-user', 'dealership-staff'])
  })

  it('a machine operator passes only what machine operators may', () => {
    expect(passes(person('Machine Operator', 'OPERATOR'))).toEqual([...everyone, 'machine-operator'])
  })
})
