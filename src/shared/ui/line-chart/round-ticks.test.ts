import { describe, expect, it } from 'vitest'
import { roundTicks } from './round-ticks'

describe('roundTicks', () => {
  it.each([
    ['of a meter', [1020, 1250], [1000, 1100, 1200, 1300]],
    ['with a mark far above', [1020, 1250, 1500], [1000, 1200, 1400, 1600]],
    ['of a new meter', [3, 4], [3, 4]],
    ['of fractions', [0.4, 2.2], [0, 1, 2, 3]],
    ['of one figure', [812], [812, 813]],
    ['across a replaced meter', [12_480, 4], [0, 5000, 10_000, 15_000]],
  ])('%s are round and reach around all figures', (_, values, ticks) => {
    expect(roundTicks(values)).toEqual(ticks)
  })
})
