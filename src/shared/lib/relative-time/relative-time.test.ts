import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time'

const now = new Date(2026, 10, 21, 9, 30)

describe('Relative-time labels: Today, Yesterday, N days ago, weeks up to 4, months, years (section 9)', () => {
  it.each([
    ['this morning', new Date(2026, 10, 21, 0, 1), { unit: 'today' }],
    ['a clock that runs ahead', new Date(2026, 10, 21, 9, 45), { unit: 'today' }],
    ['ten hours ago but on the day before', new Date(2026, 10, 20, 23, 30), { unit: 'yesterday' }],
    ['two days', new Date(2026, 10, 19, 12), { unit: 'days', count: 2 }],
    ['six days', new Date(2026, 10, 15, 12), { unit: 'days', count: 6 }],
    ['seven days', new Date(2026, 10, 14, 12), { unit: 'weeks', count: 1 }],
    ['four weeks', new Date(2026, 9, 24, 12), { unit: 'weeks', count: 4 }],
    ['a calendar month', new Date(2026, 9, 21, 12), { unit: 'months', count: 1 }],
    ['eleven months', new Date(2025, 11, 1), { unit: 'months', count: 11 }],
    ['a year to the day', new Date(2025, 10, 21), { unit: 'years', count: 1 }],
    ['three years', new Date(2023, 4, 2), { unit: 'years', count: 3 }],
  ])('%s', (_, moment, expected) => {
    expect(relativeTime(moment, now)).toEqual(expected)
  })

  it('reads the times of the wire', () => {
    expect(relativeTime(now.toISOString(), now)).toEqual({ unit: 'today' })
  })

  it('never shows more than 6 days, 4 weeks or 11 months', () => {
    const limit = { days: 6, weeks: 4, months: 11, years: Number.POSITIVE_INFINITY }
    fc.assert(
      fc.property(fc.date({ min: new Date(1990, 0), max: now, noInvalidDate: true }), (moment) => {
        const label = relativeTime(moment, now)
        if ('count' in label) expect(label.count).toBeLessThanOrEqual(limit[label.unit])
      }),
    )
  })
})
