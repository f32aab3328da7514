import { describe, expect, it } from 'vitest'
import { productFiles } from './contract-constants'

/** Makes a formatter that `shared/lib/formats` would have at hand. */
const makesFormat = (text: string) =>
  /new Intl\.(NumberFormat|DateTimeFormat)\(|\.toLocale(Date|Time)?String\(/.test(text)

describe('formatters of numbers and moments are made once', () => {
  it.each([
    "new Intl.NumberFormat(language, { style: 'percent' })",
    'new Intl.DateTimeFormat(language)',
    'moment.toLocaleDateString(language, format)',
    'pages.toLocaleString(language)',
    'pages.toLocaleString()',
  ])('%s is found', (text) => {
    expect(makesFormat(text)).toBe(true)
  })

  it.each(["new Intl.DisplayNames(language, { type: 'region' })"])('%s is none of it', (text) => {
    expect(makesFormat(text)).toBe(false)
  })

  it('by one module of the web app', () => {
    const making = productFiles.filter(({ file, text }) => file.startsWith('src/') && makesFormat(text))
    expect(making.map(({ file }) => file)).toEqual(['src/shared/lib/formats/formats.ts'])
  })
})

/** Writes by a language alone, which says not how figures and dates are written. */
const writesWithoutRegion = (text: string) =>
  /new Intl\.(NumberFormat|DateTimeFormat)\(\s*(language|'(en|es)(-\w+)?')/.test(text)

/** Where only the decimals or the signs of a currency are looked up. */
const lookUps = [
  'server/domain/amount-writer.ts',
  'server/modules/catalogue/import/decimal-amount.ts',
  'server/modules/payments/payment-table.repository.ts',
]

describe('the server writes figures and dates by a locale with a region', () => {
  it.each(["new Intl.NumberFormat(language, { style: 'percent' })", "new Intl.DateTimeFormat('es')"])(
    '%s is found',
    (text) => {
      expect(writesWithoutRegion(text)).toBe(true)
    },
  )

  it.each(['new Intl.NumberFormat(locale)', "new Intl.DateTimeFormat('sv-SE', options)"])(
    '%s is none of it',
    (text) => {
      expect(writesWithoutRegion(text)).toBe(false)
    },
  )

  it('everywhere', () => {
    const writing = productFiles.filter(({ file, text }) => file.startsWith('server/') && writesWithoutRegion(text))
    expect(writing.map(({ file }) => file).filter((file) => !lookUps.includes(file))).toEqual([])
  })
})
