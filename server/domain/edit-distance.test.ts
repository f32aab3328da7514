import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance'

describe('editDistance', () => {
  it('counts a transposition as one edit', () => {
    expect(editDistance('brakcet', 'bracket', 3)).toBe(1)
    expect(editDistance('brket', 'bracket', 3)).toBe(2)
  })

  it('is symmetric and zero for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9))
        expect(editDistance(one, one, 9)).toBe(0)
      }),
    )
  })
})
