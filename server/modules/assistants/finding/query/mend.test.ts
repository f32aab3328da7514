import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mend, slipsBetween } from './mend'

const words = new Map([
  ['pressure', 8],
  ['voltage', 5],
  ['bracket', 3],
  ['hexagonal', 1],
  ['shipping', 2],
])
const vocabulary = { words, has: (word: string) => words.has(word) }
const mended = (word: string) => mend(word, vocabulary, 'en')

describe('mend', () => {
  it.each([
    ['presure', 'pressure'],
    ['volatge', 'voltage'],
    ['brakcet', 'bracket'],
    ['exagonal', 'hexagonal'],
  ])('reads %s as the manual\'s "%s"', (word, meant) => {
    expect(mended(word)).toBe(meant)
  })

  it('knows everyday and trade words that no manual has', () => {
    expect(mended('wich')).toBe('which')
    expect(mended('injectr')).toBe('injector')
  })

  it('leaves alone what is spelt right, has digits or is too short', () => {
    expect(mended('voltage')).toBeUndefined()
    expect(mended('please')).toBeUndefined()
    expect(mended('gasket')).toBeUndefined()
    expect(mended('hx4011')).toBeUndefined()
    expect(mended('oli')).toBeUndefined()
  })

  it('does not take one word for another that only looks alike', () => {
    expect(mended('dripping')).toBeUndefined()
  })
})

describe('slipsBetween', () => {
  it('counts two swapped letters as one slip', () => {
    expect(slipsBetween('brakcet', 'bracket', 3)).toBe(1)
    expect(slipsBetween('brket', 'bracket', 3)).toBe(2)
  })

  it('is the same both ways and nought for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other, 9)).toBe(slipsBetween(other, one, 9))
        expect(slipsBetween(one, one, 9)).toBe(0)
      }),
    )
  })
})
