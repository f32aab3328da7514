import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Locale } from '../i18n'
import { readTime, writeTime } from './time-of-day'

it.each([
  ['14:30', '14:30'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['8', '08:00'],
  ['2:30 PM', '14:30'],
  ['2.30pm', '14:30'],
  ['12 am', '00:00'],
  ['12:05 p. m.', '12:05'],
  ['0:00', '00:00'],
])('"%s" is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

it.each(['', '24:00', '12:60', '13 pm', '0 am', 'noon', '1:2', '12345'])('"%s" is none', (typed) => {
  expect(readTime(typed)).toBeUndefined()
})

it('is read as it was written, everywhere', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 })
  const locales = fc.constantFrom<Locale[]>('en-US', 'en-GB', 'es-ES', 'es-MX', 'es-US', 'es-CO')
  fc.assert(
    fc.property(minutes, locales, (minute, locale) => {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16)
      expect(readTime(writeTime(time, locale))).toBe(time)
    }),
  )
})
