import { afterEach, expect, it, vi } from 'vitest'
import { localDay, localMinute } from './local-day'

afterEach(() => void vi.unstubAllEnvs())

it.each([
  ['America/Denver', '2026-11-21'],
  ['UTC', '2026-11-22'],
  ['Pacific/Auckland', '2026-11-22'],
])('a moment has the day of the reader in %s', (zone, day) => {
  vi.stubEnv('TZ', zone)
  expect(localDay(new Date('2026-11-22T02:00:00Z'))).toBe(day)
})

it.each([
  ['America/Denver', '2026-11-25 14:39'],
  ['Pacific/Auckland', '2026-11-26 10:39'],
])('a moment has the time of the reader in %s', (zone, minute) => {
  vi.stubEnv('TZ', zone)
  expect(localMinute('2026-11-25T21:39:20.165Z')).toBe(minute)
})

it('days and months have two digits', () => {
  expect(localDay(new Date(2027, 0, 3))).toBe('2027-01-03')
})
