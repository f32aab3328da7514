import { describe, expect, it } from 'vitest'
import { INITIAL_ONBOARDING, type Newcomer, nextOnboarding } from './onboarding'

const inSevenDays = new Date(Date.now() + 7 * 24 * 3600 * 1000)
const dealership = {
  id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11',
  name: 'Northfield Equipment',
  type: 'DEALERSHIP',
} as const
const operator = { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12', name: 'Ridgeline Quarry', type: 'OPERATOR' } as const

const clerk: Newcomer = {
  passwordExpiresAt: null,
  firstName: 'Mia',
  lastName: 'Holt',
  groups: ['Org User'],
  organization: dealership,
}

describe('an invited user gets CHANGE_PASSWORD (temporary password), then COMPLETE_PROFILE (behaviour, section 3)', () => {
  it('starts with the password', () => {
    expect(INITIAL_ONBOARDING).toBe('CHANGE_PASSWORD')
  })

  it('stays while the password is the temporary one', () => {
    expect(nextOnboarding('CHANGE_PASSWORD', { ...clerk, passwordExpiresAt: inSevenDays })).toBe('CHANGE_PASSWORD')
  })

  it('asks people who were invited with both names to confirm them', () => {
    expect(nextOnboarding('CHANGE_PASSWORD', clerk)).toBe('COMPLETE_PROFILE')
  })

  it.each([
    ['', 'Holt'],
    ['Mia', ''],
    ['Mia', '  '],
  ])('stays until both names are entered: %j %j', (firstName, lastName) => {
    expect(nextOnboarding('COMPLETE_PROFILE', { ...clerk, firstName, lastName })).toBe('COMPLETE_PROFILE')
  })
})

describe('an Org Admin of a dealership then ONBOARDING_STRIPE, then DONE (behaviour, section 3)', () => {
  it.each([
    ['Org Admin', dealership, 'ONBOARDING_STRIPE'],
    ['Org User', dealership, 'DONE'],
    ['Org Admin', operator, 'DONE'],
    ['Machine Operator', operator, 'DONE'],
  ] as const)('%s of %o: %s', (group, organization, expected) => {
    expect(nextOnboarding('COMPLETE_PROFILE', { ...clerk, groups: [group], organization })).toBe(expected)
  })

  it('stays until the payments are set up', () => {
    expect(nextOnboarding('ONBOARDING_STRIPE', { ...clerk, groups: ['Org Admin'] })).toBe('ONBOARDING_STRIPE')
  })

  it('ends for people who are no longer Org Admin, as they cannot set up the payments', () => {
    expect(nextOnboarding('ONBOARDING_STRIPE', clerk)).toBe('DONE')
  })
})

describe('`null` means no onboarding (behaviour, section 3)', () => {
  it.each([null, 'DONE'] as const)('%s stays', (status) => {
    expect(nextOnboarding(status, { ...clerk, firstName: '', passwordExpiresAt: inSevenDays })).toBe(status)
  })
})
