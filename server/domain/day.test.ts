import { describe, expect, it } from 'vitest'
import { addDays, day, daysBetween, earliest, isDay, mondayOf } from './day'

describe('a day', () => {
  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    'yesterday',
    '0000-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
    '',
    '+12026-01-01',
  ])('"%s" is not a date', (text) => {
    expect(isDay(text)).toBe(false)
    expect(() => day(text)).toThrow(RangeError)
  })

  it('February 29 exists in a leap year', () => {
    expect(isDay('2024-02-29')).toBe(true)
  })

  it('is counted across months and leap years', () => {
    expect(addDays(day('2024-02-28'), 2)).toBe('2024-03-01')
    expect(addDays(day('2026-01-01'), -1)).toBe('2025-12-31')
    expect(daysBetween(day('2024-01-01'), day('2025-01-01'))).toBe(366)
  })

  it('belongs to a week that starts on Monday', () => {
    expect(['2026-11-23', '2026-11-22', '2026-11-24'].map((text) => mondayOf(day(text)))).toEqual([
      '2026-11-23',
      '2026-11-16',
      '2026-11-23',
    ])
  })

  it('is the earliest of several; null if there are none', () => {
    expect(earliest(null, day('2026-11-22'), day('2026-11-21'))).toBe('2026-11-21')
    expect(earliest(null)).toBeNull()
  })
})
