import { describe, expect, it } from 'vitest'
import { readAmount, writeAmount } from './amounts'

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

  it.each(['', '-1', '1.234', '1e3', '1,000.00', 'x'])('"%s" is none', (typed) => {
    expect(readAmount(typed, 'USD')).toBeUndefined()
  })

  it('is written as it is read', () => {
    expect([0, 7, 12_550].map((amount) => writeAmount(amount, 'USD'))).toEqual(['0.00', '0.07', '125.50'])
    expect(readAmount(writeAmount(12_550, 'USD'), 'USD')).toBe(12_550)
  })
})
