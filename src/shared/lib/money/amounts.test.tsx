import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '@/shared/lib/i18n'
import { hasThousands, plainAmount, readAmount, writeAmount } from './amounts'

afterEach(async () => {
  vi.unstubAllGlobals()
  await chooseLanguage('en', { remember: false })
})

describe('a typed amount', () => {
  it.each([
    ['125.50', 'USD', 12_550],
    [' 125,5 ', 'USD', 12_550],
    ['0', 'USD', 0],
    ['0.07', 'USD', 7],
    ['125', 'JPY', 125],
  ])('"%s" in %s is %i', (typed, currency, amount) => {
    expect(readAmount(typed, currency)).toBe(amount)
  })

  it.each(['', '-1', '1.234', '1,234', '1.000', '1,000', '1e3', '1,000.00', '1.000,00', 'x'])(
    '"%s" is none',
    (typed) => {
      expect(readAmount(typed, 'USD')).toBeUndefined()
    },
  )

  it('is written as it is read', () => {
    expect([0, 7, 12_550].map((amount) => writeAmount(amount, 'USD'))).toEqual(['0.00', '0.07', '125.50'])
    expect(readAmount(writeAmount(12_550, 'USD'), 'USD')).toBe(12_550)
  })

  it('has a comma or a point before its decimals in every language, and is shown with that of the language', async () => {
    await chooseLanguage('es', { remember: false })
    expect(['125,50', '125.50'].map((typed) => readAmount(typed, 'EUR'))).toEqual([12_550, 12_550])
    expect(['1.000', '1,000'].map((typed) => readAmount(typed, 'EUR'))).toEqual([undefined, undefined])
    expect(writeAmount(12_550, 'EUR')).toBe('125,50')
    expect(plainAmount({ amount: 12_550, currency: 'EUR' })).toBe('125.50')
  })

  it('in Spanish of Mexico has a point, as it is written there', async () => {
    vi.stubGlobal('navigator', { languages: ['es-MX', 'en-US'] })
    await chooseLanguage('es', { remember: false })
    expect(writeAmount(12_550, 'MXN')).toBe('125.50')
    expect(['1.234', '1,234'].map((typed) => readAmount(typed, 'KWD'))).toEqual([1234, undefined])
  })

  it('with three decimals is read as the language writes them', async () => {
    expect(['1.234', '1,234'].map((typed) => readAmount(typed, 'KWD'))).toEqual([1234, undefined])
    await chooseLanguage('es', { remember: false })
    expect(['1.234', '1,234'].map((typed) => readAmount(typed, 'KWD'))).toEqual([undefined, 1234])
  })
})

describe('thousands separators, which an amount is typed without', () => {
  it.each(['1,000', '1.000', "1'000.50", '1 000 000', '12.345,67'])('are in "%s"', (typed) => {
    expect(hasThousands(typed)).toBe(true)
  })

  it.each(['1000', '12.5', '1000,50', '1,2345', 'x'])('are not in "%s"', (typed) => {
    expect(hasThousands(typed)).toBe(false)
  })
})
