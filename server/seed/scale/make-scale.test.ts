import { describe, expect, it } from 'vitest'
import { parseScale } from './make-scale'

describe('npm run seed -- --scale', () => {
  it('creates 100,000 machines with 5,000,000 readings by default, or as many as requested', () => {
    expect(parseScale({})).toEqual({ instances: 100_000, readings: 5_000_000 })
    expect(parseScale({ instances: '1000', readings: '50000' })).toEqual({ instances: 1000, readings: 50_000 })
  })

  it.each([
    [{ instances: 'many' }, 'whole numbers'],
    [{ readings: '0' }, 'whole numbers'],
    [{ instances: '100', readings: '99' }, 'Each machine has a reading'],
  ])('refuses %j', (given, reason) => {
    expect(() => parseScale(given)).toThrow(reason)
  })
})
