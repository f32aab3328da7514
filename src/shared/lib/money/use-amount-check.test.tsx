import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { chooseLanguage } from '@/shared/lib/i18n'
import { useAmountCheck } from './use-amount-check'

const check = (typed: string, currency = 'USD') => renderHook(() => useAmountCheck(currency)).result.current(typed)

afterEach(() => chooseLanguage('en', { remember: false }))

it('takes what can be read, and says with an example how to type the rest', () => {
  const grouped = 'Enter it without a thousands separator and with at most 2 decimals, such as 1250.00.'
  expect(['125.5', '125,50', 'x', '1,000', '12.345', '0.125'].map((typed) => check(typed))).toEqual([
    true,
    true,
    'Enter an amount, such as 125.50.',
    grouped,
    grouped,
    grouped,
  ])
  expect(check('12.5', 'JPY')).toBe('Enter an amount, such as 125.')
  expect(check('1,000', 'JPY')).toBe('Enter it without a thousands separator and without decimals, such as 1250.')
})

it('in Spanish gives the examples with a comma, and takes a point still', async () => {
  await chooseLanguage('es', { remember: false })
  expect(check('125.50')).toBe(true)
  expect(check('x')).toBe('Introduzca un importe, por ejemplo, 125,50.')
  expect(check('1.000')).toBe(
    'Introdúzcalo sin separador de miles y con un máximo de 2 decimales, por ejemplo, 1250,00.',
  )
})
