import { describe, expect, it } from 'vitest'
import { day } from '../../../../domain/day'
import { periodBefore } from './period-before'

describe('the period before', () => {
  it.each([
    ['a month', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['February', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['two months', '2026-03-01', '2026-04-30', '2026-01-01', '2026-02-28'],
    ['two months until today', '2026-09-29', '2026-11-28', '2026-07-29', '2026-09-28'],
    ['a week', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['two weeks', '2026-11-15', '2026-11-28', '2026-11-01', '2026-11-14'],
    ['half a month', '2026-10-01', '2026-10-15', '2026-09-16', '2026-09-30'],
    ['half a year', '2026-07-01', '2026-12-31', '2026-01-01', '2026-06-30'],
    ['a year', '2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
    ['a day', '2026-11-28', '2026-11-28', '2026-11-27', '2026-11-27'],
  ])('%s', (_, from, to, before, until) => {
    expect(periodBefore({ from: day(from), to: day(to), title: 'it' })).toEqual({
      from: before,
      to: until,
      title: 'it',
    })
  })
})
