import { describe, expect, it } from 'vitest'
import type { Caller } from '../../../access/caller'
import { DomainError } from '../../../domain/domain-error'
import { dealershipOfNew, isSerialNumber, missedRanges, variantOf } from './instance'

const variant = (id: string, start: string | null, end: string | null) => ({
  id,
  name: id,
  serial_number_start: start,
  serial_number_end: end,
})

describe('the variant of a serial number', () => {
  const boom = variant('boom', 'RQ-0001', 'RQ-0499')
  const longReach = variant('long reach', 'RQ-0500', 'RQ-0999')
  const other = variant('other', null, null)

  it.each([
    ['RQ-0499', 'boom'],
    ['rq 0500', 'long reach'],
  ])('%s is in the range of the %s', (serial, expected) => {
    expect(variantOf(serial, [boom, longReach])).toBe(expected)
  })

  it('is none outside every range (behaviour, section 4)', () => {
    expect(variantOf('RQ-1000', [boom, longReach])).toBeNull()
    expect(variantOf('RQ-1000', [])).toBeNull()
  })

  it('is the only one without a range if no range matches', () => {
    expect(variantOf('RQ-1000', [other, boom])).toBe('other')
    expect(variantOf('RQ-0001', [other, boom])).toBe('boom')
    expect(variantOf('RQ-1000', [other, variant('another', null, null)])).toBeNull()
  })
})

describe('the ranges that a serial number misses', () => {
  const boom = variant('boom', 'RQ-0001', 'RQ-0499')
  const longReach = variant('long reach', 'RQ-0500', null)

  it('are all of the model, where it is in none of them', () => {
    expect(missedRanges('GHT-0001', [boom, longReach])).toEqual([boom, longReach])
  })

  it.each([
    ['in one of them', 'RQ-0600', [boom, longReach]],
    ['where the model has none', 'GHT-0001', []],
    ['where a variant has none', 'GHT-0001', [boom, variant('other', null, null)]],
  ])('are none %s', (_, serial, variants) => {
    expect(missedRanges(serial, variants)).toEqual([])
  })
})

describe('the dealership that serves a new machine (behaviour, section 1)', () => {
  const caller = (type: 'DEALERSHIP' | 'OPERATOR' | null): Caller => ({
    userId: 'u',
    sessionId: 's',
    isSuperuser: type === null,
    groups: type ? ['Org User'] : [],
    organization: type && { id: type === 'DEALERSHIP' ? 'north' : 'quarry', type },
    mustChangePassword: false,
  })

  it('is that of the staff who add it', () => {
    expect(dealershipOfNew(caller('DEALERSHIP'), undefined, ['east', 'north'])).toBe('north')
    expect(() => dealershipOfNew(caller('DEALERSHIP'), 'east', ['east', 'north'])).toThrow(DomainError)
  })

  it.each([
    ['an operator', caller('OPERATOR')],
    ['a super user', caller(null)],
  ])('for %s is the only one, none without one, and must be named among several', (_, who) => {
    expect(dealershipOfNew(who, undefined, ['north'])).toBe('north')
    expect(dealershipOfNew(who, undefined, [])).toBeNull()
    expect(() => dealershipOfNew(who, undefined, ['east', 'north'])).toThrow(DomainError)
    expect(dealershipOfNew(who, 'east', ['east', 'north'])).toBe('east')
  })

  it('is never one that does not serve the operator', () => {
    expect(() => dealershipOfNew(caller('OPERATOR'), 'west', ['north'])).toThrow(DomainError)
  })
})

it('spaces and dashes alone are not a serial number', () => {
  expect([' - – ', 'A-1', '7'].map(isSerialNumber)).toEqual([false, true, true])
})
