import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInSerialRange, isSerialRange } from './serial-number'

describe('serial numbers compare by prefix, then number (behaviour, section 4)', () => {
  it('GHT00123 is in GHT00100 to GHT00999', () => {
    expect(isInSerialRange('GHT00123', 'GHT00100', 'GHT00999')).toBe(true)
  })

  it.each([
    ['GHT00099', 'below the start'],
    ['GHT01000', 'above the end'],
    ['GHU00123', 'another prefix'],
    ['00123', 'no prefix'],
    ['GHT', 'no number'],
    ['', 'empty'],
  ])('%j is not: %s', (serial) => {
    expect(isInSerialRange(serial, 'GHT00100', 'GHT00999')).toBe(false)
  })

  it('compares numbers by value, regardless of leading zeros, case and blanks', () => {
    expect(isInSerialRange(' ght123 ', 'GHT00100', 'GHT00999')).toBe(true)
  })

  it.each(['ght-00123', 'GHT 00123', 'GHT 00 123', 'g h t – 123'])('is the same however it is typed: %j', (typed) => {
    expect(isInSerialRange(typed, 'GHT00100', 'GHT00999')).toBe(true)
    expect(isInSerialRange(typed, 'ght-00100', 'GHT 00999')).toBe(true)
  })

  it('blanks, hyphens and case are ignored anywhere', () => {
    const blank = fc.constantFrom('', ' ', '-', ' - ')
    const serial = fc.constantFrom('GHT00099', 'GHT00100', 'GHT00999', 'GHT01000', 'GHU00123', 'GHT', '123')
    fc.assert(
      fc.property(serial, fc.array(blank, { minLength: 8, maxLength: 8 }), (written, blanks) => {
        const typed = [...written].map((sign, index) => `${blanks[index]}${sign.toLowerCase()}`).join('')
        expect(isInSerialRange(typed, 'GHT00100', 'GHT00999')).toBe(isInSerialRange(written, 'GHT00100', 'GHT00999'))
      }),
    )
  })

  it('the range determines where a prefix with digits ends', () => {
    for (const typed of ['WL120-123', 'WL120 00123', 'WL12000123']) {
      expect(isInSerialRange(typed, 'WL120-00100', 'WL120-00999')).toBe(true)
    }
    expect(isInSerialRange('X50', 'X1-1', 'X1-20')).toBe(false)
  })

  it('an absent end is open', () => {
    expect(isInSerialRange('GHT99999', 'GHT00100', null)).toBe(true)
    expect(isInSerialRange('GHT00001', null, 'GHT00999')).toBe(true)
    expect(isInSerialRange('ANY1', null, null)).toBe(true)
    expect(isInSerialRange('ANY', null, null)).toBe(false)
  })

  it('every number from start to end is in the range, and no other', () => {
    const number = fc.integer({ min: 0, max: 99_999 })
    fc.assert(
      fc.property(number, number, number, (a, b, n) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(isInSerialRange(`X${n}`, `X${low}`, `X${high}`)).toBe(low <= n && n <= high)
      }),
    )
  })

  it('a range has one prefix and does not run backwards', () => {
    expect(isSerialRange('GHT00100', 'GHT00999')).toBe(true)
    expect(isSerialRange('GHT-00100', 'ght 00999')).toBe(true)
    expect(isSerialRange('GHT00999', 'GHT00100')).toBe(false)
    expect(isSerialRange('X1-5', 'X20')).toBe(false)
    expect(isSerialRange('GHT00100', 'GHU00999')).toBe(false)
  })
})
