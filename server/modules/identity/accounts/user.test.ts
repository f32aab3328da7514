import { describe, expect, it } from 'vitest'
import type { Caller } from '../../../access/caller'
import type { Person } from '../person'
import { changed, changesRights, refusalOf, rolesIn, seesPeopleOf, takesAdminAway } from './user'

const clerk: Person = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  email: 'clerk@northfield.example',
  username: 'clerk@northfield.example',
  firstName: 'Mia',
  lastName: 'Holt',
  isSuperuser: false,
  isActive: true,
  dateJoined: new Date('2026-01-12T09:00:00Z'),
  groups: ['Org User'],
  organization: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Northfield Equipment', type: 'DEALERSHIP' },
  onboardingStatus: 'DONE',
  language: 'en',
  units: 'metric',
  dueEmails: 'daily',
  passwordExpiresAt: null,
}
const admin: Person = { ...clerk, groups: ['Org Admin'] }
const self = { self: true, manages: true }
const manager = { self: false, manages: true }

describe('the roles of an organization', () => {
  it('a dealership has staff, an operator also those who run its machines', () => {
    expect(rolesIn({ type: 'DEALERSHIP', manages: true })).toEqual(['Org Admin', 'Org User'])
    expect(rolesIn({ type: 'OPERATOR', manages: true })).toEqual(['Org Admin', 'Org User', 'Machine Operator'])
  })

  it('no dealership makes admins where its customer has its own', () => {
    expect(rolesIn({ type: 'OPERATOR', manages: false })).toEqual(['Org User', 'Machine Operator'])
  })
})

describe('whose people are seen', () => {
  const caller: Caller = {
    userId: clerk.id,
    sessionId: clerk.id,
    isSuperuser: false,
    groups: ['Org Admin'],
    organization: { id: 'own', type: 'OPERATOR' },
    mustChangePassword: false,
  }
  const seen = { id: 'other', works_with: true, manages: false }

  it('those of an operator that one works with, and never those of a dealership', () => {
    expect(seesPeopleOf(caller, { ...seen, type: 'OPERATOR' })).toBe(true)
    expect(seesPeopleOf(caller, { ...seen, type: 'DEALERSHIP' })).toBe(false)
    expect(seesPeopleOf(caller, { ...seen, type: 'OPERATOR', works_with: false })).toBe(false)
  })

  it('one’s own, and a super user all', () => {
    expect(seesPeopleOf(caller, { ...seen, id: 'own', type: 'DEALERSHIP' })).toBe(true)
    expect(seesPeopleOf({ ...caller, isSuperuser: true }, { ...seen, type: 'DEALERSHIP' })).toBe(true)
    expect(seesPeopleOf({ ...caller, isSuperuser: true }, undefined)).toBe(false)
  })
})

describe('who may change what', () => {
  it.each([
    ['own_role', admin, { group: 'Org User' }, self],
    ['own_account', admin, { isActive: false }, self],
    ['super_user', { ...admin, isSuperuser: true }, { firstName: 'Max' }, manager],
    ['not_managed', clerk, { firstName: 'Max' }, { self: false, manages: false }],
    ['personal_setting', clerk, { language: 'es' }, manager],
    ['personal_setting', clerk, { units: 'us' }, manager],
  ] as const)('%s', (refusal, person, change, by) => {
    expect(refusalOf(person, change, by)).toBe(refusal)
  })

  it('names, language and units are everybody’s own to change, role and activity an admin’s', () => {
    const own = { firstName: 'Max', lastName: 'Ray', language: 'es', units: 'us' } as const
    expect(refusalOf(clerk, own, { self: true, manages: false })).toBeUndefined()
    expect(refusalOf(clerk, { firstName: 'Max', group: 'Org Admin', isActive: false }, manager)).toBeUndefined()
  })

  it('what is sent and already so is no change', () => {
    expect(refusalOf(admin, { group: 'Org Admin', isActive: true }, self)).toBeUndefined()
    expect(refusalOf(clerk, { language: 'en', units: 'metric' }, manager)).toBeUndefined()
  })
})

describe('a change', () => {
  it('changes what is sent and nothing else (behaviour, section 2)', () => {
    expect(changed(clerk, { lastName: ' Ray ' }, true)).toEqual({ ...clerk, lastName: 'Ray' })
    expect(changed(clerk, { group: 'Org Admin', isActive: false }, false)).toEqual({
      ...clerk,
      groups: ['Org Admin'],
      isActive: false,
    })
  })

  it('completes the profile of a newcomer who gives both names', () => {
    const newcomer: Person = { ...clerk, firstName: '', lastName: '', onboardingStatus: 'COMPLETE_PROFILE' }
    const first = changed(newcomer, { firstName: 'Mia' }, true)
    expect(first.onboardingStatus).toBe('COMPLETE_PROFILE')
    expect(changed(first, { lastName: 'Holt' }, true).onboardingStatus).toBe('DONE')
  })

  it('of a setting, or by an admin, leaves the profile for the newcomer to confirm', () => {
    const newcomer: Person = { ...clerk, onboardingStatus: 'COMPLETE_PROFILE' }
    expect(changed(newcomer, { language: 'es' }, true).onboardingStatus).toBe('COMPLETE_PROFILE')
    expect(changed(newcomer, { firstName: 'Mia', lastName: 'Ray' }, false).onboardingStatus).toBe('COMPLETE_PROFILE')
  })

  it('of the name never passes over the change of the password', () => {
    const newcomer: Person = { ...clerk, onboardingStatus: 'CHANGE_PASSWORD' }
    expect(changed(newcomer, { firstName: 'Mia' }, true).onboardingStatus).toBe('CHANGE_PASSWORD')
  })

  it('of the role ends the wait for the payments', () => {
    const waiting: Person = { ...admin, onboardingStatus: 'ONBOARDING_STRIPE' }
    expect(changed(waiting, { group: 'Org User' }, false).onboardingStatus).toBe('DONE')
    expect(changed(waiting, { firstName: 'Max' }, true).onboardingStatus).toBe('ONBOARDING_STRIPE')
  })
})

describe('what a change does', () => {
  it('takes an admin away by role or by deactivation, if they were at work', () => {
    expect(takesAdminAway(admin, clerk)).toBe(true)
    expect(takesAdminAway(admin, { ...admin, isActive: false })).toBe(true)
    expect(takesAdminAway(admin, { ...admin, firstName: 'Max' })).toBe(false)
    const invited = { ...admin, passwordExpiresAt: new Date() }
    expect(takesAdminAway(invited, { ...invited, isActive: false })).toBe(false)
  })

  it('changes rights by role or activity alone', () => {
    expect(changesRights(admin, clerk)).toBe(true)
    expect(changesRights(admin, { ...admin, isActive: false })).toBe(true)
    expect(changesRights(admin, { ...admin, lastName: 'Ray' })).toBe(false)
  })
})
