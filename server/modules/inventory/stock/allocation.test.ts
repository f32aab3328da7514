import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, consumeReserved, wholeUnits } from './allocation'

const level = (locationId: string, onHand: number, reserved = 0, partId = 'filter') => ({
  ...{ partId, locationId, onHand, reserved },
})
const filter = [{ partId: 'filter', perUnit: 1 }]
const bundle = [...filter, { partId: 'oil', perUnit: 4 }]

describe('allocating stock to a line', () => {
  it('takes from the first location first, and never what is reserved', () => {
    const levels = [level('store', 5, 2), level('truck', 4)]
    expect(allocate(5, filter, levels).taken).toEqual([
      { partId: 'filter', locationId: 'store', quantity: 3 },
      { partId: 'filter', locationId: 'truck', quantity: 2 },
    ])
  })

  it('a bundle is available as often as the scarcest of its parts', () => {
    const levels = [level('store', 10), level('store', 7, 0, 'oil'), level('truck', 2, 0, 'oil')]
    expect([wholeUnits(9, bundle, levels), wholeUnits(1, bundle, levels), wholeUnits(9, bundle, [])]).toEqual([2, 1, 0])
  })

  it('whole units can always be taken, exactly, and returned from their reservations', () => {
    const some = fc.record({
      partId: fc.constantFrom('filter', 'oil'),
      locationId: fc.uuid(),
      free: fc.nat(20),
      reserved: fc.nat(20),
    })
    const stock = fc.uniqueArray(
      some.map(({ free, ...one }) => ({ ...one, onHand: free + one.reserved })),
      { maxLength: 8, selector: ({ locationId }) => locationId },
    )
    fc.assert(
      fc.property(stock, fc.nat(12), (levels, wanted) => {
        const units = wholeUnits(wanted, bundle, levels)
        const { taken, levels: after } = allocate(units, bundle, levels)
        const sum = (partId: string) =>
          taken.reduce((total, one) => total + (one.partId === partId ? one.quantity : 0), 0)
        expect([sum('filter'), sum('oil')]).toEqual([units, 4 * units])
        expect(after.every(({ onHand, reserved }) => reserved <= onHand)).toBe(true)
        expect(consumeReserved(units, bundle, taken)).toEqual(taken)
      }),
    )
  })
})
