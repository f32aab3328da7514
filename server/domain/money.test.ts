import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, money, moneyToWire, share, times, total } from './money'

const eur = (amount: bigint | number | string) => money(amount, 'EUR')
const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(eur)

describe('money consists of whole minor units and a currency (behaviour, section 2)', () => {
  it('accepts SQL sums beyond the precision of a float', () => {
    expect(eur('90071992547409931').amount).toBe(90071992547409931n)
  })

  it.each(['1.5', '', 'NaN', '1e3', ' 1'])('refuses "%s"', (text) => {
    expect(() => eur(text)).toThrow(RangeError)
  })

  it.each([0.1, Number.NaN, 2 ** 60])('refuses the number %s', (figure) => {
    expect(() => eur(figure)).toThrow(RangeError)
  })

  it('refuses an invalid currency and never adds different currencies', () => {
    expect(() => money(1, 'eur')).toThrow(RangeError)
    expect(() => add(eur(1), money(1, 'USD'))).toThrow(RangeError)
    expect(() => total([eur(1)], 'USD')).toThrow(RangeError)
  })

  it('can be added in any order', () => {
    fc.assert(
      fc.property(fc.array(amounts), (list) => {
        expect(total(list, 'EUR')).toEqual(total([...list].reverse(), 'EUR'))
      }),
    )
  })

  it('times a quantity equals repeated addition', () => {
    fc.assert(
      fc.property(amounts, fc.nat(50), (one, quantity) => {
        expect(times(one, quantity)).toEqual(total(new Array(quantity).fill(one), 'EUR'))
      }),
    )
  })

  it.each([
    [250, 1000, 25n],
    [25, 1000, 2n],
    [35, 1000, 4n],
    [-25, 1000, -2n],
    [-35, 1000, -4n],
    [999, 825, 82n],
    [1, 4999, 0n],
    [1, 5001, 1n],
  ])('the share of %i at %i basis points is %i, half to even', (amount, basisPoints, expected) => {
    expect(share(eur(amount), basisPoints).amount).toBe(expected)
  })

  it('becomes a number only if that is exact', () => {
    expect(moneyToWire(eur(1299))).toEqual({ amount: 1299, currency: 'EUR' })
    expect(() => moneyToWire(eur(2n ** 60n))).toThrow(RangeError)
  })
})
