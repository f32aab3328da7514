import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenise } from './tokenise'

describe('tokenise', () => {
  it('returns part numbers joined and in parts', () => {
    expect(tokenise('HX-40117')).toEqual(['hx40117', 'hx', '40117'])
    expect(tokenise('HX 40117')).toEqual(['hx', '40117'])
    expect(tokenise('J33153')).toEqual(['j33153'])
  })

  it.each([
    ['1,500 psi', '1500'],
    ['4.000 hours', '4000'],
    ['0,75', '0.75'],
    ['.118 in', '0.118'],
    ['3/8 inch', '3/8'],
  ])('reads the figure of %s as %s', (text, figure) => {
    expect(tokenise(text)).toContain(figure)
  })

  it.each([['400V'], ['400 V'], ['400 volts'], ['400 VDC'], ['400volts']])(
    'returns a canonical unit for %s',
    (text) => {
      expect(tokenise(text)).toEqual(['400', 'volt'])
    },
  )

  it('accepts a single letter as a unit only after a figure', () => {
    expect(tokenise('29 A')).toEqual(['29', 'ampere'])
    expect(tokenise('section A')).toEqual(['section', 'a'])
  })

  it('joins hyphenated words, so that they match their closed form', () => {
    expect(tokenise('counter-clockwise')).toEqual(['counterclockwise', 'counter', 'clockwise'])
  })

  it('reads a negated verb alike with and without its apostrophe', () => {
    expect(tokenise("It won't turn, it can’t")).toEqual(tokenise('it wont turn, it cant'))
  })

  it('converts symbols to words', () => {
    expect(tokenise('50 % at 180°')).toEqual(['50', 'percent', 'at', '180', 'degree'])
  })

  it('returns no empty word and never fails, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(tokenise(text).every((word) => word.length > 0)).toBe(true)
      }),
    )
  })
})
