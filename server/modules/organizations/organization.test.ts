import { describe, expect, it } from 'vitest'
import type { Caller } from '../../access/caller'
import { dealershipOfNew } from './organization'

const own = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11'
const other = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12'
const dealer: Caller = {
  userId: own,
  sessionId: own,
  isSuperuser: false,
  groups: ['Org Admin'],
  organization: { id: own, type: 'DEALERSHIP' },
  mustChangePassword: false,
}
const superUser: Caller = { ...dealer, isSuperuser: true, groups: [], organization: null }

describe('a new organization (behaviour, section 1)', () => {
  it.each([
    ['dealer', dealer, 'OPERATOR', undefined, own],
    ['dealer', dealer, 'OPERATOR', own, own],
    ['super user', superUser, 'OPERATOR', other, other],
    ['super user', superUser, 'OPERATOR', undefined, null],
    ['super user', superUser, 'DEALERSHIP', undefined, null],
  ] as const)('of a %s is served by the right dealership', (_, caller, type, dealershipId, expected) => {
    expect(dealershipOfNew(caller, { type, dealershipId })).toBe(expected)
  })

  it.each([
    ['dealer', dealer, 'DEALERSHIP', undefined, 'body.type'],
    ['dealer', dealer, 'OPERATOR', other, 'body.dealership_id'],
    ['super user', superUser, 'DEALERSHIP', other, 'body.dealership_id'],
  ] as const)('of a %s is refused with the field', (_, caller, type, dealershipId, path) => {
    expect(() => dealershipOfNew(caller, { type, dealershipId })).toThrow(
      expect.objectContaining({ kind: 'invalid', details: { fields: [expect.objectContaining({ path })] } }),
    )
  })
})
