import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFigure } from './read-figure'

describe('the figure from a meter, "one decimal" (behaviour, section 4)', () => {
  it.each([
    ['4812.5', 4812.5],
    ['4812,5', 4812.5],
    ['4,812.5', 4812.5],
    ['4.812,5', 4812.5],
    ['4 812,5', 4812.5],
    ["4'812.5", 4812.5],
    ['4,812', 4812],
    ['1.234.567', 1234567],
    [' 0 ', 0],
    ['04764.0', 4764],
  ])('reads %s', (text, figure) => {
    expect(readFigure(text)).toBe(figure)
  })

  it.each(['', ' ', 'h', '12 h', '-4', '4.', ',5', '48,12', '4812.55', '4,812,5', '1,23,456', '1e5', '100000000.1'])(
    'takes "%s" for none',
    (text) => {
      expect(readFigure(text)).toBeUndefined()
    },
  )

  it('reads back whatever the page shows, in both languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom('en', 'es'), (tenths, language) => {
        expect(readFigure((tenths / 10).toLocaleString(language, { maximumFractionDigits: 1 }))).toBe(tenths / 10)
      }),
    )
  })
})
