import { describe, expect, it } from 'vitest'
import { documentNumber, isWhole } from './whole-number'

describe('a number that is typed', () => {
  it.each([
    ['hx-250', 'HX-250', true],
    [' GHT00123 ', 'GHT00123', true],
    ['HX-25', 'HX-250', false],
    ['HX-250 filter', 'HX-250', false],
    ['grease', 'GREASE', false],
  ])('"%s" is the whole of %s: %s', (typed, number, expected) => {
    expect(isWhole(typed, number)).toBe(expected)
  })

  it.each([
    ['1001', 'SO-1001'],
    ['so-1001', 'SO-1001'],
    ['Q-1001', undefined],
    ['HX-250', undefined],
  ])('"%s" is the number of an order: %s', (typed, expected) => {
    expect(documentNumber(typed, 'SO-')).toBe(expected)
  })
})
