import { expect, it } from 'vitest'
import type { FigureCell } from '../../../tables/row-reader'
import { parseAmount } from './decimal-amount'

const cell = (text: string, more: Partial<FigureCell> = {}): FigureCell => ({
  ...{ text, plain: undefined, decimals: undefined, decimalSign: undefined },
  ...more,
})

it.each([
  ['12.50', 'USD', 1250],
  ['12,5', 'USD', 1250],
  ['1,250.50', 'USD', 125_050],
  ['1.250,50', 'USD', 125_050],
  ['1250', 'JPY', 1250],
  ['$12.00', 'USD', 1200],
  ['US$ 1,250.50', 'USD', 125_050],
  ['12.00 USD', 'USD', 1200],
  ['12,50 €', 'EUR', 1250],
  ['¥1250', 'JPY', 1250],
  ['12.5000', 'USD', 1250],
  ['1250.0000', 'JPY', 1250],
  ["1'234.50", 'USD', 123_450],
  ['1`250.00', 'USD', 125_000],
  ['15.-', 'USD', 1500],
  ['15,--', 'USD', 1500],
  ['.50', 'USD', 50],
  [',50', 'USD', 50],
  ['12.', 'USD', 1200],
  ['+12.50', 'USD', 1250],
  ['-0.00', 'USD', 0],
  ["1'250.-", 'CHF', 125_000],
])('a price written %s in %s is %i in minor units', (text, currency, amount) => {
  expect(parseAmount(cell(text), currency)).toBe(amount)
})

const noAmount = 'is not an amount in USD such as 125.00'
const ambiguous =
  'could be thousands or decimals; choose the decimal sign of the column, or write it without a thousands separator'

it.each([
  ['1,250', 'USD', ambiguous],
  ['12.345', 'USD', ambiguous],
  ['1.2345', 'USD', 'has more than 2 decimals'],
  ['12.5', 'JPY', 'has decimals'],
  ['-5,00', 'USD', 'is below zero'],
  ['−5', 'USD', 'is below zero'],
  ['(5.00)', 'USD', 'is below zero'],
  ['-$1,250.00', 'USD', 'is below zero'],
  ['$-5', 'USD', 'is below zero'],
  ['12.50-', 'USD', 'is below zero'],
  ['99999999999999999', 'USD', 'is more than 1000000000.00'],
  ['free', 'USD', noAmount],
  ['#REF!', 'USD', noAmount],
  ['-', 'USD', noAmount],
  ['$', 'USD', noAmount],
  ['12-50', 'USD', noAmount],
  ['€12.00', 'USD', noAmount],
  ['1e3', 'USD', noAmount],
])('a price written %s in %s is never guessed, and it is said what is wrong with it', (text, currency, en) => {
  expect(parseAmount(cell(text), currency)).toMatchObject({ fault: { en } })
})

it.each<[string, Partial<FigureCell>, unknown]>([
  ['1,250', { decimalSign: '.' }, 125_000],
  ['1,250', { decimalSign: ',' }, 125],
  ['16.335', { decimalSign: '.' }, { fault: expect.objectContaining({ en: 'has more than 2 decimals' }) }],
])('a price written %s is read by the sign of its column %j', (text, more, amount) => {
  expect(parseAmount(cell(text, more), 'USD')).toEqual(amount)
})

it.each<[string, number | undefined, number | undefined]>([
  ['16.335', 2, 1634],
  ['16.334', 2, 1633],
  ['8.995', 2, 900],
  ['16.335', undefined, undefined],
  ['16.335', 3, undefined],
  ['1250', undefined, 125_000],
])('a number cell of %s that shows %s decimals is never thousands', (plain, decimals, amount) => {
  const parsed = parseAmount(cell(plain, { plain, decimals }), 'USD')
  expect(parsed).toEqual(amount ?? { fault: expect.objectContaining({ en: 'has more than 2 decimals' }) })
})

it.each([
  ['1.250,-', ',', 125_000],
  ['12.500,- €', ',', 1_250_000],
  ['1,250.-', '.', 125_000],
  ['1.250,--', '.', 125],
] as const)('%s in a column with “%s” for decimals is %i', (text, decimalSign, amount) => {
  expect(parseAmount(cell(text, { decimalSign }), 'EUR')).toBe(amount)
})

it('a number cell that shows a word beside its figure is read', () => {
  const shown = (currency: string) => parseAmount(cell('12.5', { plain: '12.5', decimals: 2, currency }), 'CHF')
  expect([shown('SFr.'), shown('NET'), shown('CHF')]).toEqual([1250, 1250, 1250])
})

it('a number cell that shows another currency is refused', () => {
  const shown = (currency: string) => parseAmount(cell('12.5', { plain: '12.5', decimals: 2, currency }), 'USD')
  expect([shown('$'), shown('USD')]).toEqual([1250, 1250])
  expect(shown('€')).toMatchObject({ fault: { en: 'is in €, and the prices of this catalogue are in USD' } })
})
