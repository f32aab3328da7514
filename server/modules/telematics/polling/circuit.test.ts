import { describe, expect, it } from 'vitest'
import { afterOutcome, afterStart, type Circuit, closedCircuit, minutesUntilNext } from './circuit'

const afterFailures = (count: number): Circuit =>
  Array.from({ length: count }).reduce<Circuit>((circuit) => afterOutcome(afterStart(circuit), true), closedCircuit)

describe('the circuit of an endpoint', () => {
  it.each([
    [0, 'closed'],
    [1, 'closed'],
    [2, 'closed'],
    [3, 'open'],
    [4, 'open'],
  ] as const)('after %i failures in a row is %s', (failures, state) => {
    expect(afterFailures(failures)).toEqual({ state, failures })
  })

  it('is half open during the attempt after a suspension and closed after its success', () => {
    const trying = afterStart(afterFailures(3))
    expect(trying).toEqual({ state: 'half_open', failures: 3 })
    expect(afterOutcome(trying, false)).toEqual(closedCircuit)
    expect(afterOutcome(trying, true)).toEqual({ state: 'open', failures: 4 })
  })

  it('a success resets the count of failures', () => {
    expect(afterOutcome(afterOutcome(afterFailures(2), false), true)).toEqual({ state: 'closed', failures: 1 })
  })
})

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
