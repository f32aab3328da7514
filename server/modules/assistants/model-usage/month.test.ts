import { describe, expect, it } from 'vitest'
import { firstDay, month, monthOf } from './month'

describe('a month', () => {
  it.each([
    ['2026-11-30T23:59:59.999Z', '2026-11'],
    ['2026-12-01T00:00:00.000Z', '2026-12'],
    ['2026-12-01T00:30:00.000+01:00', '2026-11'],
  ])('%s is in %s (UTC)', (moment, expected) => {
    expect(monthOf(new Date(moment))).toBe(expected)
  })

  it.each([
    ['2026-11', 0, '2026-11-01'],
    ['2026-12', 1, '2027-01-01'],
    ['2026-01', -24, '2024-01-01'],
  ])('the first day of %s and %i months is %s', (text, months, expected) => {
    expect(firstDay(month(text), months)).toBe(expected)
  })

  it.each(['2026-13', '2026-00', '1926-11', '2026-1', '2026-11-01', ''])('"%s" is none', (text) => {
    expect(() => month(text)).toThrow(RangeError)
  })
})
