import { describe, expect, it } from 'vitest'
import { roundedPath } from './rounded-path'

describe('roundedPath', () => {
  it('rounds each corner, and leaves the ends where they are', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: 40 },
      { x: 60, y: 40 },
    ]
    expect(roundedPath(points, 8)).toBe('M0 0L0 32Q0 40 8 40L60 40')
  })

  it('rounds less where two corners are close together', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: 40 },
      { x: 6, y: 40 },
      { x: 6, y: 80 },
    ]
    expect(roundedPath(points, 8)).toBe('M0 0L0 32Q0 40 3 40L3 40Q6 40 6 48L6 80')
  })

  it('is straight between two points, and nothing without any', () => {
    expect(
      roundedPath([
        { x: 1, y: 2 },
        { x: 1, y: 9 },
      ]),
    ).toBe('M1 2L1 9')
    expect(roundedPath([])).toBe('')
  })
})
