import { describe, expect, it } from 'vitest'
import { periodOf } from './feedback'

const at = (moment: string) => new Date(moment)

describe('the period of a list of feedback: UTC days, both included', () => {
  it('of one day is that day from midnight to midnight', () => {
    expect(periodOf('2026-11-21', '2026-11-21')).toEqual({
      from: at('2026-11-21T00:00:00.000Z'),
      before: at('2026-11-22T00:00:00.000Z'),
    })
  })

  it('is open-ended if a day is absent', () => {
    expect(periodOf(undefined, '2026-12-31')).toEqual({ before: at('2027-01-01T00:00:00.000Z') })
    expect(periodOf('2024-02-29', undefined)).toEqual({ from: at('2024-02-29T00:00:00.000Z') })
    expect(periodOf(undefined, undefined)).toEqual({})
  })

  it.each([
    ['2026-02-31', undefined, 'from'],
    ['2026-01-01', '2026-13-01', 'to'],
    ['2026-11-21', '2026-11-20', 'to'],
  ] as const)('from %s to %s is invalid because of %s', (from, to, wrong) => {
    const fields = [expect.objectContaining({ path: `query.${wrong}` })]
    expect(() => periodOf(from, to)).toThrow(expect.objectContaining({ kind: 'invalid', details: { fields } }))
  })
})
