import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunk, windows } from './windows'

describe('windows', () => {
  it('overlap by half and end with the last item', () => {
    expect(windows([1, 2, 3, 4, 5, 6, 7], 4, 2)).toEqual([
      [1, 2, 3, 4],
      [3, 4, 5, 6],
      [5, 6, 7],
    ])
    expect(windows([1, 2], 4, 2)).toEqual([[1, 2]])
    expect(windows([], 4, 2)).toEqual([])
  })
})

describe('chunk', () => {
  it('splits evenly instead of leaving a short remainder', () => {
    expect(chunk([1, 2, 3, 4, 5], 4, () => 1).map((part) => part.length)).toEqual([3, 2])
  })

  it('preserves all items and their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), fc.integer({ min: 1, max: 20 }), (items, limit) => {
        expect(chunk(items, limit, (item) => item).flat()).toEqual(items)
      }),
    )
  })
})
