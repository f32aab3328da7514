import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyLimits } from '#contract/platform-limits'
import { partKey } from './kit'
import { costOf } from './kit.wire'

const MAX_AMOUNT = moneyLimits.amount.maximum

const usd = (amount: number) => ({ amount, currency: 'USD' })

describe('the cost of a kit', () => {
  it('is the sum of its parts, in minor units', () => {
    const parts = [
      { quantity: 2, cost: usd(2450) },
      { quantity: 1, cost: usd(199) },
    ]
    expect(costOf(parts)).toEqual(usd(5099))
  })

  it.each([
    ['has no parts', []],
    [
      'has a part without a price',
      [
        { quantity: 1, cost: usd(1) },
        { quantity: 1, cost: null },
      ],
    ],
    [
      'has two currencies',
      [
        { quantity: 1, cost: usd(1) },
        { quantity: 1, cost: { amount: 1, currency: 'EUR' } },
      ],
    ],
    ['is beyond all amounts', [{ quantity: 2, cost: usd(MAX_AMOUNT) }]],
  ])('is unknown if it %s', (_, parts) => {
    expect(costOf(parts)).toBeNull()
  })

  it('is exact, never a rounded float', () => {
    const part = fc.record({ quantity: fc.integer({ min: 1, max: 10_000 }), amount: fc.nat(MAX_AMOUNT) })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 200 }), (parts) => {
        const exact = parts.reduce((sum, { quantity, amount }) => sum + BigInt(quantity) * BigInt(amount), 0n)
        const cost = costOf(parts.map(({ quantity, amount }) => ({ quantity, cost: usd(amount) })))
        expect(cost && BigInt(cost.amount)).toBe(exact > BigInt(MAX_AMOUNT) ? null : exact)
      }),
    )
  })
})

it('part numbers are equal regardless of case and surrounding spaces', () => {
  expect(partKey(' hf-204 ')).toBe(partKey('HF-204'))
})
