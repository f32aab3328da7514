import { describe, expect, it } from 'vitest'
import { randomOf, shuffle } from './random'

describe('randomOf', () => {
  it('depends on the texts alone', () => {
    expect(randomOf('a', 'b')()).toBe(randomOf('a', 'b')())
    expect(randomOf('a', 'b')()).not.toBe(randomOf('a', 'c')())
  })
})

describe('shuffle', () => {
  it('has the same items in another order and leaves the list as it is', () => {
    const items = Array.from({ length: 20 }, (_, index) => index)
    const shuffled = shuffle(items, randomOf('seed'))
    expect(shuffled).not.toEqual(items)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items)
    expect(items[0]).toBe(0)
  })
})
