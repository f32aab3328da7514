import { expect, it } from 'vitest'
import { parseAmount } from './decimal-amount'

it.each([
  ['12.50', 'USD', 1250],
  ['12,5', 'USD', 1250],
  ['1,250.50', 'USD', 125_050],
  ['1.250,50', 'USD', 125_050],
  ['1250', 'JPY', 1250],
  ['1,250', 'USD', undefined],
  ['12.345', 'USD', undefined],
  ['12.5', 'JPY', undefined],
  ['free', 'USD', undefined],
])('a price written %s in %s is %s in minor units, and never guessed', (text, currency, amount) => {
  expect(parseAmount(text, currency)).toBe(amount)
})
