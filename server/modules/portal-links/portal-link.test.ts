import { describe, expect, it } from 'vitest'
import { endOf, expiryOf } from './portal-link'

const now = new Date('2026-11-21T08:30:00Z')
const good = { expiresAt: null, revokedAt: null, isServed: true }

describe('the validity of a portal link (behaviour, section 4)', () => {
  it('a QR label on the machine does not expire', () => {
    expect(expiryOf('machine_hours', now)).toBeNull()
    expect(endOf(good, new Date('2099-01-01'))).toBeUndefined()
  })

  it('a link by e-mail is valid for exactly 90 days', () => {
    const expiresAt = expiryOf('service_kits', now)
    expect(expiresAt).toEqual(new Date('2027-02-19T08:30:00Z'))
    expect(endOf({ ...good, expiresAt }, new Date('2027-02-19T08:29:59.999Z'))).toBeUndefined()
    expect(endOf({ ...good, expiresAt }, new Date('2027-02-19T08:30:00Z'))).toBe('expired')
  })

  it('can be revoked, which takes precedence over its expiry', () => {
    expect(endOf({ ...good, revokedAt: now }, now)).toBe('revoked')
    expect(endOf({ ...good, revokedAt: now, expiresAt: now }, now)).toBe('revoked')
  })

  it('ends when the dealership that created it no longer serves the operator', () => {
    expect(endOf({ ...good, isServed: false }, now)).toBe('revoked')
  })
})
