import { describe, expect, it } from 'vitest'
import { endOf, expiryOf } from './portal-link'

const now = new Date('2026-11-21T08:30:00Z')
const good = { expiresAt: null, revokedAt: null, isServed: true }

describe('how long a portal link lasts (behaviour, section 4)', () => {
  it('"QR label on the machine: no expiry"', () => {
    expect(expiryOf('machine_hours', now)).toBeNull()
    expect(endOf(good, new Date('2099-01-01'))).toBeUndefined()
  })

  it('"by e-mail, 90 days": to the moment, and no longer', () => {
    const expiresAt = expiryOf('service_kits', now)
    expect(expiresAt).toEqual(new Date('2027-02-19T08:30:00Z'))
    expect(endOf({ ...good, expiresAt }, new Date('2027-02-19T08:29:59.999Z'))).toBeUndefined()
    expect(endOf({ ...good, expiresAt }, new Date('2027-02-19T08:30:00Z'))).toBe('expired')
  })

  it('"revocable", which is said first of one that has expired too', () => {
    expect(endOf({ ...good, revokedAt: now }, now)).toBe('revoked')
    expect(endOf({ ...good, revokedAt: now, expiresAt: now }, now)).toBe('revoked')
  })

  it("ends with the service of the dealership that gave it out, whose people hold it but may not see what's behind it", () => {
    expect(endOf({ ...good, isServed: false }, now)).toBe('revoked')
  })
})
