import { describe, expect, it } from 'vitest'
import { daysSince, mayHaveBeenServiced } from './service-history'

const byHours = { interval_hours: 500, interval_days: null }
const byDays = { interval_hours: null, interval_days: 365 }
const byBoth = { interval_hours: 500, interval_days: 365 }

describe('"a machine with a past is not counted from today": whose services may have been done', () => {
  it.each([
    ['below the first interval', { hours: 12.5, days: undefined }, [byHours], false],
    ['at the first interval', { hours: 500, days: undefined }, [byHours], true],
    ['a meter that is not known', { hours: undefined, days: undefined }, [byHours], true],
    ['below both intervals', { hours: 12.5, days: 30 }, [byBoth], false],
    ['few hours in many days', { hours: 12.5, days: 400 }, [byBoth], true],
    ['few hours, days unknown', { hours: 12.5, days: undefined }, [byBoth], false],
    ['few hours, and one service by days alone', { hours: 12.5, days: undefined }, [byHours, byDays], false],
    ['services by days alone, and only hours known', { hours: 12.5, days: undefined }, [byDays], true],
    ['no services', { hours: 4500, days: 400 }, [], false],
  ])('%s', (_, age, services, expected) => expect(mayHaveBeenServiced(age, services)).toBe(expected))

  it('counts whole days', () => {
    expect(daysSince('2026-11-20', new Date('2026-11-26T18:00:00Z'))).toBe(6)
    expect(daysSince('', new Date())).toBeUndefined()
  })
})
