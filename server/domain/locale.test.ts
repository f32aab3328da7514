import { expect, it } from 'vitest'
import { inEachLocale, languageOf, localeOf, preferredLocale, preferredRegion } from './locale'

it('a language is written as in the region, or as in its origin where the region is unknown', () => {
  expect([localeOf('es', 'MX'), localeOf('es', undefined), localeOf('en', null)]).toEqual(['es-MX', 'es-ES', 'en-US'])
  expect(localeOf('es', 'not a code')).toBe('es-ES')
  expect([languageOf('es-US'), languageOf('en-ES')]).toEqual(['es', 'en'])
})

it('a figure is written in every language of a region', () => {
  const figure = (region: string) => inEachLocale(region, (locale) => new Intl.NumberFormat(locale).format(0.5))
  expect([figure('US'), figure('ES')]).toEqual([
    { en: '0.5', es: '0.5' },
    { en: '0,5', es: '0,5' },
  ])
})

it.each([
  ['es-MX', 'es-MX'],
  ['es', 'es-ES'],
  ['en-GB;q=0.5, es, es-AR;q=0.8', 'es-AR'],
  ['es-Latn-419', 'es-419'],
  ['de-DE, en;q=0.5', 'en-US'],
  [undefined, 'en-US'],
])('a client that accepts %s is answered as in %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

it.each([
  ['es-MX', 'MX'],
  ['en-US, es-MX;q=0.5', 'US'],
  ['en, es-MX;q=0.5', 'MX'],
  ['en', undefined],
  [undefined, undefined],
])('a client that accepts %s is in %s', (header, region) => {
  expect(preferredRegion(header)).toBe(region)
})
