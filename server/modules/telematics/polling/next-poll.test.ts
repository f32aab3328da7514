import { describe, expect, it } from 'vitest'
import { closedCircuit } from '../../../domain/circuit'
import { minutesUntilNext } from './next-poll'

describe('the wait until the next attempt', () => {
  it.each([
    ['the interval while all is well', 0, 60, 60],
    ['the interval after one failure', 1, 60, 60],
    ['twice as long after two', 2, 60, 120],
    ['doubled each time', 5, 60, 960],
    ['at most a day', 6, 60, 1440],
    ['at most a day, however often it failed', 5000, 5, 1440],
    ['never shorter than the interval', 8, 10_080, 10_080],
  ])('is %s', (_, failures, interval, minutes) => {
    expect(minutesUntilNext({ state: 'open', failures }, interval, 0)).toBe(minutes)
  })

  it('has up to a quarter of jitter after a failure and is exact otherwise', () => {
    expect(minutesUntilNext({ state: 'closed', failures: 1 }, 60, 0.5)).toBe(67.5)
    expect(minutesUntilNext(closedCircuit, 60, 0.5)).toBe(60)
  })
})
