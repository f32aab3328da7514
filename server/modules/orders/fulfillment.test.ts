import { describe, expect, it } from 'vitest'
import { backordered, fulfillmentOf, type LineQuantities, leftToDo } from './fulfillment'

const line = (changes: Partial<LineQuantities> = {}): LineQuantities => ({
  quantity: 4,
  reserved: 0,
  picked: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
  returned: 0,
  ...changes,
})
const reserved = line({ reserved: 4 })

describe('the fulfilment of an order', () => {
  it.each<[string, LineQuantities[]]>([
    ['UNFULFILLED', [reserved]],
    ['BACKORDERED', [reserved, line({ reserved: 3 })]],
    ['PICKING', [reserved, line({ reserved: 4, picked: 1 })]],
    ['PICKING', [line({ reserved: 4, picked: 4 })]],
    ['PARTIALLY_SHIPPED', [reserved, line({ shipped: 4 })]],
    ['SHIPPED', [line({ shipped: 4 }), line({ shipped: 3, cancelled: 1 })]],
    ['PARTIALLY_DELIVERED', [line({ shipped: 4, delivered: 4 }), line({ shipped: 4 })]],
    ['DELIVERED', [line({ shipped: 4, delivered: 4 }), line({ cancelled: 4 })]],
    ['PARTIALLY_RETURNED', [line({ shipped: 4, delivered: 4, returned: 1 })]],
    ['RETURNED', [line({ shipped: 4, delivered: 4, returned: 4 })]],
    ['CANCELLED', [line({ cancelled: 4 }), line({ cancelled: 4 })]],
  ])('%s: %j', (expected, lines) => {
    expect(fulfillmentOf(lines, { delivery: 'SHIP', isReserved: true })).toBe(expected)
  })

  it('is ready for pickup once everything that is picked up is picked', () => {
    const lines = [line({ reserved: 4, picked: 4 }), line({ reserved: 3, picked: 3, cancelled: 1 })]
    expect(fulfillmentOf(lines, { delivery: 'PICKUP', isReserved: true })).toBe('READY_FOR_PICKUP')
    expect(fulfillmentOf([...lines, reserved], { delivery: 'PICKUP', isReserved: true })).toBe('PICKING')
  })

  it('lacks nothing as long as it claims no stock', () => {
    expect(fulfillmentOf([line()], { delivery: 'SHIP', isReserved: false })).toBe('UNFULFILLED')
    expect([backordered(line(), false), backordered(line({ reserved: 1, cancelled: 1 }), true)]).toEqual([0, 2])
  })
})

describe('what is left to do', () => {
  it.each<[string[], LineQuantities[]]>([
    [['TO_SHIP'], [reserved, line({ shipped: 4 })]],
    [['TO_SHIP'], [line({ reserved: 2, picked: 2, shipped: 1, delivered: 1, cancelled: 1 })]],
    [['BACKORDERED'], [line({ shipped: 3, delivered: 3, returned: 1 })]],
    [['TO_SHIP', 'BACKORDERED'], [line({ reserved: 3, shipped: 0 })]],
    [[], [line({ shipped: 3, cancelled: 1 }), line({ cancelled: 4 })]],
  ])('%j is found however far the rest has come: %j', (expected, lines) => {
    expect(leftToDo(lines)).toEqual(expected)
  })
})
