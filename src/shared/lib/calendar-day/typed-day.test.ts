import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../i18n'
import { dayPattern, isDay, isTypedInFull, readDay, writeDay } from './typed-day'

const english = { day: 'd', month: 'm', year: 'y' }

describe('a day as people type it', () => {
  it.each<[Locale, string, string]>([
    ['en-US', '12/21/2026', '2026-12-21'],
    ['en-US', '1/2/2027', '2027-01-02'],
    ['en-US', '12-21-26', '2026-12-21'],
    ['en-US', '12212026', '2026-12-21'],
    ['en-US', '122126', '2026-12-21'],
    ['en-US', ' 12 / 21 / 2026 ', '2026-12-21'],
    ['en-US', '6/1/98', '1998-06-01'],
    ['en-GB', '02/01/2027', '2027-01-02'],
    ['en-GB', '21.12.26', '2026-12-21'],
    ['es-ES', '21/12/2026', '2026-12-21'],
    ['es-MX', '2-1-2027', '2027-01-02'],
    ['es-ES', '2026-12-21', '2026-12-21'],
    ['en-US', '2026-12-21', '2026-12-21'],
    ['en-US', '2026/1/2', '2026-01-02'],
    ['en-US', '20261221', '2026-12-21'],
    ['en-CA', '2026-12-21', '2026-12-21'],
    ['en-US', '2/29/2028', '2028-02-29'],
  ])('in %s is read: %s', (locale, typed, day) => {
    expect(readDay(typed, locale)).toBe(day)
  })

  it.each<[Locale, string]>([
    ['en-US', ''],
    ['en-US', '21/12/2026'],
    ['en-GB', '12/21/2026'],
    ['en-US', '2/29/2026'],
    ['en-US', '2026-02-30'],
    ['en-US', '12/21'],
    ['en-US', '12/21/026'],
    ['en-US', '12/21/0026'],
    ['en-US', '121/1/2026'],
    ['en-US', '1234567'],
    ['es-ES', 'mañana'],
    ['es-ES', '31/11/2026'],
  ])('in %s is none: %s', (locale, typed) => {
    expect(readDay(typed, locale)).toBeUndefined()
  })

  it('is read as it was written, everywhere', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    const locales = fc.constantFrom<Locale[]>('en-US', 'en-GB', 'en-CA', 'es-ES', 'es-MX', 'es-US', 'en-DE', 'en-ZA')
    fc.assert(
      fc.property(days, locales, (date, locale) => {
        const day = date.toISOString().slice(0, 10)
        expect(readDay(writeDay(day, locale), locale)).toBe(day)
        expect(readDay(day, locale)).toBe(day)
        expect(isDay(day)).toBe(true)
      }),
    )
  })

  it('is typed in full no sooner than with its last digit, however it is written', () => {
    const wholes = ['1/2/2027', '12/21/2026', '21.12.2026', '2026-12-21', '12212026', '20261221']
    for (const whole of wholes) {
      const steps = Array.from(whole, (_, index) => whole.slice(0, index + 1))
      expect(steps.filter((step) => isTypedInFull(step) && readDay(step, 'en-US') !== undefined)).toEqual(
        readDay(whole, 'en-US') ? [whole] : [],
      )
    }
  })

  it('has a pattern of its region', () => {
    const spanish = { day: 'd', month: 'm', year: 'a' }
    expect(dayPattern('en-US', english)).toBe('mm/dd/yyyy')
    expect(dayPattern('en-GB', english)).toBe('dd/mm/yyyy')
    expect(dayPattern('es-MX', spanish)).toBe('dd/mm/aaaa')
  })

  it.each(['2026-02-30', '12/21/2026', '2026-1-2', ''])('"%s" is none as the contract writes it', (text) => {
    expect(isDay(text)).toBe(false)
  })
})
