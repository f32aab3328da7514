import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '@/shared/lib/i18n'
import { useMoney, useShortMoney } from './use-money'

afterEach(async () => {
  vi.unstubAllGlobals()
  await chooseLanguage('en', { remember: false })
})

describe('"Money is integer minor units plus an ISO 4217 currency"', () => {
  it.each([
    [{ amount: 2450, currency: 'USD' }, '$24.50'],
    [{ amount: 5, currency: 'EUR' }, '€0.05'],
    [{ amount: 2450, currency: 'JPY' }, '¥2,450'],
    [{ amount: 1234, currency: 'KWD' }, 'KWD\u00a01.234'],
    [{ amount: -24_233, currency: 'USD' }, '\u2212$242.33'],
    [{ amount: 100_000_000_000, currency: 'USD' }, '$1,000,000,000.00'],
  ])('writes %o', (money, written) => {
    expect(renderHook(() => useMoney()).result.current(money)).toBe(written)
  })

  it.each([
    [{ amount: 2450, currency: 'USD' }, '$25'],
    [{ amount: 123_456, currency: 'USD' }, '$1.2K'],
    [{ amount: 2_500_000, currency: 'JPY' }, '¥2.5M'],
  ])('writes %o beside an axis', (money, written) => {
    expect(renderHook(() => useShortMoney()).result.current(money)).toBe(written)
  })

  it.each([
    ['es-ES', '12.345,50\u00a0US$'],
    ['es-MX', 'USD\u00a012,345.50'],
    ['es-US', '$12,345.50'],
  ])('in Spanish follows the region of the reader: %s', async (tag, written) => {
    vi.stubGlobal('navigator', { languages: [tag] })
    await chooseLanguage('es', { remember: false })
    expect(renderHook(() => useMoney()).result.current({ amount: 1_234_550, currency: 'USD' })).toBe(written)
  })
})
