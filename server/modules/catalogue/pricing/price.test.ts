import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseBundlePrice, choosePrice, MAX_QUANTITY, nextQuantity, validateQuantity } from './price'

const prices = { entries: [], breaks: [], cost: 500 }

describe('a price', () => {
  it('is that of the price list, otherwise that of the break, otherwise that of the catalogue', () => {
    const breaks = [
      { minQuantity: 10, amount: 450 },
      { minQuantity: 50, amount: 400 },
    ]
    const entries = [{ minQuantity: 20, amount: 430 }]
    const at = (quantity: number) => choosePrice(quantity, { entries, breaks, cost: 500 })
    expect([1, 9, 10, 19, 20, 50].map(at)).toEqual([
      { amount: 500n, source: 'catalogue' },
      { amount: 500n, source: 'catalogue' },
      { amount: 450n, source: 'price-break' },
      { amount: 450n, source: 'price-break' },
      { amount: 430n, source: 'price-list' },
      { amount: 430n, source: 'price-list' },
    ])
  })

  it('may be zero, and may be missing', () => {
    expect(choosePrice(1, { ...prices, cost: 0 })).toEqual({ amount: 0n, source: 'catalogue' })
    expect(choosePrice(1, { ...prices, cost: null })).toBeNull()
  })

  it('is that of the highest minimum reached, whatever the order of the entries', () => {
    const levels = array(record({ minQuantity: integer({ min: 1, max: 50 }), amount: integer({ min: 0 }) }))
    assert(
      property(levels, integer({ min: 1, max: 60 }), constantFrom('entries', 'breaks'), (given, quantity, kind) => {
        const chosen = choosePrice(quantity, { ...prices, cost: null, [kind]: given })
        const reached = given.filter(({ minQuantity }) => minQuantity <= quantity)
        const highest = Math.max(...reached.map(({ minQuantity }) => minQuantity))
        const expected = reached.find(({ minQuantity }) => minQuantity === highest)
        expect(chosen?.amount).toBe(expected && BigInt(expected.amount))
      }),
    )
  })
})

describe('a bundle', () => {
  const components = [
    { perUnit: 2, prices },
    { perUnit: 5, prices: { ...prices, breaks: [{ minQuantity: 50, amount: 300 }] } },
  ]

  it('costs its own price, otherwise the sum of its parts at the quantity of the whole line', () => {
    expect(chooseBundlePrice(1, 900, components)).toEqual({ amount: 900n, source: 'bundle' })
    expect(chooseBundlePrice(1, null, components)).toEqual({ amount: 3500n, source: 'bundle-parts' })
    expect(chooseBundlePrice(10, null, components)).toEqual({ amount: 2500n, source: 'bundle-parts' })
  })

  it('has no price when empty, or while a part has none', () => {
    expect(chooseBundlePrice(1, null, [])).toBeNull()
    expect(chooseBundlePrice(1, null, [...components, { perUnit: 1, prices: { ...prices, cost: null } }])).toBeNull()
  })
})

describe('a quantity', () => {
  it('is at least the minimum, a multiple of the pack size, and at most ten million', () => {
    const rules = { minQuantity: 5, packSize: 4 }
    expect(validateQuantity(8, rules)).toBeUndefined()
    expect(validateQuantity(0, rules)).toEqual({ fault: 'quantity_too_small', nextQuantity: 8 })
    expect(validateQuantity(-3, rules)).toEqual({ fault: 'quantity_too_small', nextQuantity: 8 })
    expect(validateQuantity(9, rules)).toEqual({ fault: 'quantity_not_in_packs', nextQuantity: 12 })
    expect(validateQuantity(8.5, rules)).toEqual({ fault: 'quantity_not_in_packs', nextQuantity: 12 })
    expect(validateQuantity(10_000_004, rules)).toEqual({ fault: 'quantity_too_large', nextQuantity: 10_000_000 })
    expect(validateQuantity(1, { minQuantity: 1, packSize: 1 })).toBeUndefined()
  })

  it('is replaced by a permitted one, the smallest that covers it', () => {
    const quantity = option(integer({ min: -10, max: MAX_QUANTITY + 10 }), { nil: 2.5 })
    const rules = record({
      minQuantity: integer({ min: 1, max: 10_000 }),
      packSize: integer({ min: 1, max: 10_000 }),
    })
    assert(
      property(quantity, rules, (asked, { minQuantity, packSize }) => {
        const next = nextQuantity(asked, { minQuantity, packSize })
        expect(validateQuantity(next, { minQuantity, packSize })).toBeUndefined()
        expect([next % packSize, next >= minQuantity, next <= MAX_QUANTITY]).toEqual([0, true, true])
        if (next - packSize >= Math.max(asked, minQuantity)) throw new Error('a smaller one covers it')
        if (next < asked) expect(next + packSize).toBeGreaterThan(MAX_QUANTITY)
      }),
    )
  })
})
