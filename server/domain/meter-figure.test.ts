import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureInWords, fromTenths, toTenths } from './meter-figure'

describe('"Hours: one decimal" (behaviour, section 4)', () => {
  it('every figure with one decimal comes back as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (tenths) => {
        expect(toTenths(fromTenths(tenths))).toBe(tenths)
        expect(toTenths(Number(`${Math.floor(tenths / 10)}.${tenths % 10}`))).toBe(tenths)
      }),
    )
  })

  it('is written with its unit', () => {
    expect(figureInWords(12_505, 'hours', 'en-US')).toBe('1,250.5 h')
    expect(figureInWords(12_500, 'km', 'en-US')).toBe('1,250 km')
    expect(figureInWords(12_505, 'hours', 'es-ES')).toBe('1.250,5 h')
    expect(figureInWords(12_505, 'hours', 'es-MX')).toBe('1,250.5 h')
  })
})
