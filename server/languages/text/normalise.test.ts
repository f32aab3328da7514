import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise } from './normalise'

describe('normalise', () => {
  it.each([
    ['Ölwanne', 'olwanne'],
    ['garantía', 'garantia'],
    ['Straße', 'strasse'],
    ['½ turn', '1/2 turn'],
    ['1½ turns', '1 1/2 turns'],
    ['EC–2169', 'ec-2169'],
    ['the unit’s', "the unit's"],
    ['ﬁlter', 'filter'],
    ['4.5 × 10⁴ Pa', '4.5 × 10^4 pa'],
    ['150¹ Nm', '150^1 nm'],
    ['2.4 m³', '2.4 m3'],
    ['2.4 m^3', '2.4 m3'],
    ['CO₂', 'co2'],
  ])('reads %s as %s', (text, expected) => {
    expect(normalise(text)).toBe(expected)
  })

  it('is idempotent, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text))
      }),
    )
  })
})
