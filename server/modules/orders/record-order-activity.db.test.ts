import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
const sides = { dealership: '', operator: '' }
let partId: string
beforeAll(async () => {
  test = await createTestApp()
  sides.dealership = await organizationId(test, 'Northfield Equipment')
  sides.operator = await organizationId(test, 'Ridgeline Quarry')
  partId = await addPricedPart(test.db, sides.dealership)
})
beforeEach(() => test.db.deleteFrom('activity').execute())
afterAll(() => test.close())

const place = async (who: Who) => {
  const visitor = await test.as(who)
  const { body } = await visitor.send('POST', '/api/v2/orders/', {
    payload: {
      dealership_id: sides.dealership,
      ...(who.startsWith('dealer') && { operator_id: sides.operator }),
      order_parts: [{ part_id: partId, quantity: 1 }],
      delivery: 'PICKUP',
    },
  })
  return body
}
const read = async (who: Who, side: keyof typeof sides) =>
  (await (await test.as(who)).get(`/api/v2/organizations/${sides[side]}/recent-activity`)).body.items
const eventsOf = async (who: Who, side: keyof typeof sides) =>
  (await read(who, side)).map(({ event }: { event: string }) => event)

describe('the recent activity of orders', () => {
  it('has an entry for each side that names the other one and leads to the order', async () => {
    const order = await place('operator')
    const entry = { type: 'order', event: 'order_placed', link: `/orders/${order.id}` }
    const number = order.order_number
    expect(await read('dealerUser', 'dealership')).toMatchObject([{ ...entry, title: `${number} · Ridgeline Quarry` }])
    expect(await read('operator', 'operator')).toMatchObject([{ ...entry, title: `${number} · Northfield Equipment` }])
  })

  it('of an order that others placed is for the admins of the operator alone', async () => {
    await place('operatorAdmin')
    await place('dealerUser')
    expect(await eventsOf('operator', 'operator')).toEqual([])
    expect(await eventsOf('operatorAdmin', 'operator')).toEqual(['order_placed', 'order_placed'])
    await test.db.updateTable('activity').set({ person_id: null }).execute()
    expect(await eventsOf('operator', 'operator')).toEqual([])
    expect(await eventsOf('dealerUser', 'dealership')).toHaveLength(2)
  })

  it('has the end of an order', async () => {
    const order = await place('operator')
    const visitor = await test.as('operator')
    const cancelled = { status: 'CANCELLED', version: order.version, reason: 'Not needed' }
    await visitor.send('PUT', `/api/v2/orders/status/${order.id}`, { payload: cancelled })
    for (const [who, side] of [
      ['operator', 'operator'],
      ['dealerAdmin', 'dealership'],
    ] as const) {
      expect(await eventsOf(who, side)).toEqual(['order_cancelled', 'order_placed'])
    }
  })
})
