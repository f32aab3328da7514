import { describe, expect, it } from 'vitest'
import { afterOutcome, afterStart, type Circuit, closedCircuit } from './circuit'

const afterFailures = (count: number): Circuit =>
  Array.from({ length: count }).reduce<Circuit>((circuit) => afterOutcome(afterStart(circuit), true), closedCircuit)

describe('the circuit of a server', () => {
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
