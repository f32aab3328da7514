import { describe, expect, it } from 'vitest'
import { seesPeopleOf } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Person } from '../person'
import { applyChange, assertMayChange, changesRights, refusalOf, removesAdmin, rolesIn } from './user'

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
const own = { isOwn: true, manages: true }
const manager = { isOwn: false, manages: true }

describe('the roles of an organization', () => {
  it('a dealership has staff, an operator also people who run its machines', () => {
    expect(rolesIn({ type: 'DEALERSHIP', manages: true })).toEqual(['Org Admin', 'Org User'])
    expect(rolesIn({ type: 'OPERATOR', manages: true })).toEqual(['Org Admin', 'Org User', 'Machine Operator'])
  })

  it('a dealership appoints no admins where its customer has its own', () => {
    expect(rolesIn({ type: 'OPERATOR', manages: false })).toEqual(['Org User', 'Machine Operator'])
  })
})

describe('the people whom a caller sees', () => {
  const caller: Caller = {
    userId: clerk.id,
    sessionId: clerk.id,
    isSuperuser: false,
    groups: ['Org Admin'],
    organization: { id: 'own', type: 'OPERATOR' },
    mustChangePassword: false,
  }
  const seen = { id: 'other', works_with: true, manages: false }

  it('belong to an operator that the caller works with, and never to another dealership', () => {
    expect(seesPeopleOf(caller, { ...seen, type: 'OPERATOR' })).toBe(true)
    expect(seesPeopleOf(caller, { ...seen, type: 'DEALERSHIP' })).toBe(false)
    expect(seesPeopleOf(caller, { ...seen, type: 'OPERATOR', works_with: false })).toBe(false)
  })

  it('are the caller’s own colleagues, and all people for a super user', () => {
    expect(seesPeopleOf(caller, { ...seen, id: 'own', type: 'DEALERSHIP' })).toBe(true)
    expect(seesPeopleOf({ ...caller, isSuperuser: true }, { ...seen, type: 'DEALERSHIP' })).toBe(true)
    expect(seesPeopleOf({ ...caller, isSuperuser: true }, undefined)).toBe(false)
  })
})

describe('who may change what', () => {
  it.each([
    ['ownRole', admin, { group: 'Org User' }, own],
    ['ownAccount', admin, { isActive: false }, own],
    ['superUser', { ...admin, isSuperuser: true }, { firstName: 'Max' }, manager],
    ['notManaged', clerk, { firstName: 'Max' }, { isOwn: false, manages: false }],
    ['personalSetting', clerk, { language: 'es' }, manager],
    ['personalSetting', clerk, { units: 'us' }, manager],
  ] as const)('%s', (refusal, person, change, by) => {
    expect(refusalOf(person, change, by)).toBe(refusal)
  })

  it('a refused change is an error with its reason', () => {
    const refuse = () => assertMayChange(clerk, { firstName: 'Max' }, { isOwn: false, manages: false })
    expect(refuse).toThrow(
      expect.objectContaining({ kind: 'forbidden', message: expect.stringContaining('own admins') }),
    )
  })

  it('names, language and units are everybody’s own to change, role and activity an admin’s', () => {
    const personal = { firstName: 'Max', lastName: 'Ray', language: 'es', units: 'us' } as const
    expect(refusalOf(clerk, personal, { isOwn: true, manages: false })).toBeUndefined()
    expect(refusalOf(clerk, { firstName: 'Max', group: 'Org Admin', isActive: false }, manager)).toBeUndefined()
  })

  it('a value that is already stored is not a change', () => {
    expect(refusalOf(admin, { group: 'Org Admin', isActive: true }, own)).toBeUndefined()
    expect(refusalOf(clerk, { language: 'en', units: 'metric' }, manager)).toBeUndefined()
  })
})

describe('a change', () => {
  it('changes what is present and nothing else (behaviour, section 2)', () => {
    expect(applyChange(clerk, { lastName: ' Ray ' }, true)).toEqual({ ...clerk, lastName: 'Ray' })
    expect(applyChange(clerk, { group: 'Org Admin', isActive: false }, false)).toEqual({
      ...clerk,
      groups: ['Org Admin'],
      isActive: false,
    })
  })

  it('completes the profile of a newcomer who enters both names', () => {
    const newcomer: Person = { ...clerk, firstName: '', lastName: '', onboardingStatus: 'COMPLETE_PROFILE' }
    const first = applyChange(newcomer, { firstName: 'Mia' }, true)
    expect(first.onboardingStatus).toBe('COMPLETE_PROFILE')
    expect(applyChange(first, { lastName: 'Holt' }, true).onboardingStatus).toBe('DONE')
  })

  it('of a setting, or by an admin, leaves it to the newcomer to confirm the profile', () => {
    const newcomer: Person = { ...clerk, onboardingStatus: 'COMPLETE_PROFILE' }
    expect(applyChange(newcomer, { language: 'es' }, true).onboardingStatus).toBe('COMPLETE_PROFILE')
    expect(applyChange(newcomer, { firstName: 'Mia', lastName: 'Ray' }, false).onboardingStatus).toBe(
      'COMPLETE_PROFILE',
    )
  })

  it('of the name never skips the change of the password', () => {
    const newcomer: Person = { ...clerk, onboardingStatus: 'CHANGE_PASSWORD' }
    expect(applyChange(newcomer, { firstName: 'Mia' }, true).onboardingStatus).toBe('CHANGE_PASSWORD')
  })

  it('of the role ends the step that sets up payments', () => {
    const waiting: Person = { ...admin, onboardingStatus: 'ONBOARDING_STRIPE' }
    expect(applyChange(waiting, { group: 'Org User' }, false).onboardingStatus).toBe('DONE')
    expect(applyChange(waiting, { firstName: 'Max' }, true).onboardingStatus).toBe('ONBOARDING_STRIPE')
  })
})

describe('the effect of a change', () => {
  it('removes an admin by role or by deactivation, if they had accepted the invitation', () => {
    expect(removesAdmin(admin, clerk)).toBe(true)
    expect(removesAdmin(admin, { ...admin, isActive: false })).toBe(true)
    expect(removesAdmin(admin, { ...admin, firstName: 'Max' })).toBe(false)
    const invited = { ...admin, passwordExpiresAt: new Date() }
    expect(removesAdmin(invited, { ...invited, isActive: false })).toBe(false)
  })

  it('is another set of rights only by role or activity', () => {
    expect(changesRights(admin, clerk)).toBe(true)
    expect(changesRights(admin, { ...admin, isActive: false })).toBe(true)
    expect(changesRights(admin, { ...admin, lastName: 'Ray' })).toBe(false)
  })
})
