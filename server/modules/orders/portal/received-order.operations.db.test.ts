import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { addLocation } from '../../../../tests/support/stock'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

const api = '/api/v2/orders'

let test: TestApp
let parties: { dealership_id: string; operator_id: string }
let part: string
let order: { id: string; version: number; lineId: string }
let token: string
beforeAll(async () => {
  test = await createTestApp()
  parties = {
    dealership_id: await organizationId(test, 'Northfield Equipment'),
    operator_id: await organizationId(test, 'Ridgeline Quarry'),
  }
  const { dealership_id: organization_id, operator_id } = parties
  await test.db.insertInto('customer_terms').values({ organization_id, operator_id, pays_on_account: true }).execute()
  part = await addPricedPart(test.db, parties.dealership_id)
  const location_id = await addLocation(test.db, parties.dealership_id, 'Main shelf', true)
  const goods = { kind: 'RECEIVED', location_id, quantity: 100 }
  await (await test.as('dealerAdmin')).post(`/api/v2/inventory/parts/${part}/movements`, goods)
})
beforeEach(async () => {
  const staff = await test.as('dealerUser')
  const { body } = await staff.post(`${api}/`, {
    ...parties,
    order_parts: [{ part_id: part, quantity: 3 }],
    delivery: 'PICKUP',
  })
  order = { ...body, lineId: body.order_parts[0].id }
  const link = await staff.post('/api/v2/portal-links', { kind: 'order', order_id: order.id })
  token = new URL(link.body.url).searchParams.get('token') ?? ''
})
afterAll(() => test.close())

const byLink = (method: 'POST' | 'PUT', path: string, payload: object) =>
  test.anyone.send(method, `${api}/token/${token}/${path}`, { payload })
const ask = (version: number, quantity: number) =>
  byLink('POST', 'returns', {
    ...{ version, contact: ' Rosa Delgado ', reason: ' Wrong size ' },
    lines: [{ line_id: order.lineId, quantity }],
  })

async function ship(delivery: 'SHIP' | 'PICKUP') {
  const staff = await test.as('dealerUser')
  await test.db.updateTable('customer_order').set({ delivery }).where('id', '=', order.id).execute()
  const lines = [{ line_id: order.lineId, quantity: 3 }]
  return (await staff.post(`${api}/${order.id}/shipments`, { version: order.version, lines })).body
}

describe('goods of an order by its link, without an account', () => {
  it('are confirmed once, which completes the order', async () => {
    const { version, shipments } = await ship('SHIP')
    const confirm = () => byLink('PUT', `shipments/${shipments[0].id}/delivered`, { version })
    expect((await confirm()).body).toMatchObject({ status: 'COMPLETED', fulfillment_status: 'DELIVERED' })
    expect((await confirm()).status).toBe(409)
  })

  it('are returned in the name of who asks, and no more than was delivered', async () => {
    const { version } = await ship('PICKUP')
    const { status, body } = await ask(version, 2)
    expect([status, body]).toMatchObject([
      200,
      { status: 'REQUESTED', reason: 'Rosa Delgado\nWrong size', requested_by: null, next_statuses: ['CANCELLED'] },
    ])
    expect((await ask(version + 1, 2)).status).toBe(400)
    expect((await ask(version, 1)).status).toBe(409)
    const { body: listed } = await test.anyone.get(`${api}/token/${token}/returns`)
    expect(listed.returns).toEqual([body])
  })

  it('are kept after all until the dealership has received them', async () => {
    const { version } = await ship('PICKUP')
    const { body: asked } = await ask(version, 1)
    const path = `returns/${asked.id}/cancelled`
    expect((await byLink('PUT', path, { version: 1 })).body).toMatchObject({ status: 'CANCELLED', next_statuses: [] })
    expect((await byLink('PUT', path, { version: 1 })).status).toBe(409)
  })

  it('of another order are not found', async () => {
    const { shipments } = await ship('SHIP')
    const staff = await test.as('dealerUser')
    const order_parts = [{ part_id: part, quantity: 1 }]
    const { body: other } = await staff.post(`${api}/`, { ...parties, order_parts, delivery: 'PICKUP' })
    const link = await staff.post('/api/v2/portal-links', { kind: 'order', order_id: other.id })
    token = new URL(link.body.url).searchParams.get('token') ?? ''
    const { version } = other
    expect((await byLink('PUT', `shipments/${shipments[0].id}/delivered`, { version })).status).toBe(404)
    expect((await ask(version, 1)).status).toBe(400)
  })
})
