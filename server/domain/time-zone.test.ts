import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day } from './day'
import { dayAt, endOfDay, isTimeZone, startOfDay, timeAt } from './time-zone'

const sydney = 'Australia/Sydney'
const losAngeles = 'America/Los_Angeles'
const localDateTime = (timeZone: string, moment: string) =>
  `${dayAt(timeZone, new Date(moment))} ${timeAt(timeZone, new Date(moment))}`

describe('the local day', () => {
  it('differs between Sydney and Los Angeles', () => {
    expect(localDateTime(sydney, '2026-11-20T14:30:00Z')).toBe('2026-11-21 01:30')
    expect(localDateTime(losAngeles, '2026-11-21T07:30:00Z')).toBe('2026-11-20 23:30')
  })

  it.each([
    [losAngeles, 'spring', '2026-03-08', '2026-03-08T08:00:00Z', 23],
    [losAngeles, 'autumn', '2026-11-01', '2026-11-01T07:00:00Z', 25],
    [sydney, 'spring', '2026-10-04', '2026-10-03T14:00:00Z', 23],
    [sydney, 'autumn', '2026-04-05', '2026-04-04T13:00:00Z', 25],
    ['Africa/Cairo', 'spring, at midnight', '2026-04-24', '2026-04-23T22:00:00Z', 23],
  ])('in %s at the clock change in %s starts and ends once', (timeZone, _season, text, start, hours) => {
    const begins = startOfDay(timeZone, day(text))
    const next = startOfDay(timeZone, addDays(day(text), 1))
    expect(begins).toEqual(new Date(start))
    expect((next.getTime() - begins.getTime()) / 3_600_000).toBe(hours)
    expect(endOfDay(timeZone, day(text)).getTime()).toBe(next.getTime() - 1)
  })

  it('starts at its first moment, on any day in any zone', () => {
    const zones = [sydney, losAngeles, 'Asia/Kolkata', 'Asia/Kathmandu', 'America/Santiago', 'Asia/Beirut', 'UTC']
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.nat(3650), (timeZone, later) => {
        const one = addDays(day('2020-01-01'), later)
        const start = startOfDay(timeZone, one)
        expect(dayAt(timeZone, start)).toBe(one)
        expect(dayAt(timeZone, new Date(start.getTime() - 1))).toBe(addDays(one, -1))
      }),
    )
  })
})

describe('the name of a time zone', () => {
  it.each(['UTC', sydney, losAngeles, 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12'])('%s', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each(['+05:30', '-08', 'Mars/Olympus', '', ' UTC', "UTC'; drop", 'x'.repeat(64)])('"%s" is not valid', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})
