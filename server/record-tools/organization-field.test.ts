import { expect, it } from 'vitest'
import { describeOrganization } from './organization-field'

const known = [
  { field: 'phone', text: 'phone 1' },
  { field: 'address', text: 'addresses: Quarry' },
  { field: 'since', text: 'customer since Monday' },
] as const

it('says what is asked for and no more', () => {
  const described = describeOrganization({ name: 'Ridgeline', known, asked: ['since', 'address'], isListed: false })
  expect(described).toBe('Ridgeline: addresses: Quarry; customer since Monday')
})

it('says of one of several only what is asked for, if that is known', () => {
  const listed = (asked: 'phone' | 'tax') =>
    describeOrganization({ name: 'Ridgeline', known, asked: [asked], isListed: true })
  expect(listed('phone')).toBe('Ridgeline: phone 1')
  expect(listed('tax')).toBe('Ridgeline: phone 1; addresses: Quarry; customer since Monday')
})

it('is the name alone where nothing is known', () => {
  expect(describeOrganization({ name: 'Ridgeline', known: [], asked: undefined, isListed: false })).toBe('Ridgeline')
})

it('says what is not recorded only where it is asked for', () => {
  const missing = [...known, { field: 'email', text: 'no e-mail address', isMissing: true }] as const
  const described = (asked: 'email' | 'phone') =>
    describeOrganization({ name: 'Ridgeline', known: missing, asked: [asked], isListed: false })
  expect(described('phone')).not.toContain('no e-mail')
  expect(described('email')).toMatch(/^Ridgeline: no e-mail address; phone 1$/)
})
