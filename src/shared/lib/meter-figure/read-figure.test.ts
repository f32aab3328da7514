import { describe, expect, it } from 'vitest'
import { readFigure } from './read-figure'

describe('"Hours: one decimal"', () => {
  it.each([
    ['1250', 1250],
    [' 1250.5 ', 1250.5],
    ['1250,5', 1250.5],
    ['0', 0],
    ['100000000', 100_000_000],
  ])('"%s" is a figure', (typed, value) => {
    expect(readFigure(typed)).toBe(value)
  })

  it.each(['', ' ', '12.55', '1,250', '1,250.5', '-3', '1e3', 'abc', '12.', '100000000.1'])('"%s" is none', (typed) => {
    expect(readFigure(typed)).toBeUndefined()
  })
})
