import { afterAll, beforeAll, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { addLocation } from '../../../tests/support/stock'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { availability } from '../inventory'
import { receive } from '../inventory/stock/change-stock'

let test: TestApp
let dealershipId: string
let operatorId: string
let locationId: string
beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  locationId = await addLocation(test.db, dealershipId, 'Store', true)
  await test.db
    .insertInto('customer_terms')
    .values({ organization_id: dealershipId, operator_id: operatorId, pays_on_account: true })
    .execute()
})
afterAll(() => test.close())

const api = '/api/v2/orders'
const stocked = (partId: string, quantity: number) =>
  testUnitOfWork(test.db).transact((trx) => receive(trx, { dealershipId, partId, locationId, quantity }))
const stockOf = async (partId: string) => (await availability(test.db, dealershipId, [partId])).get(partId)

/** An order on account of a part with so many on hand. */
async function placed({ onHand, quantity }: { onHand: number; quantity: number }) {
  const partId = await addPricedPart(test.db, dealershipId)
  await stocked(partId, onHand)
  const { body } = await (await test.as('operatorAdmin')).post(`${api}/`, {
    dealership_id: dealershipId,
    order_parts: [{ part_id: partId, quantity }],
    delivery: 'PICKUP',
  })
  return { partId, id: body.id as string, order: body }
}
const read = async (id: string) => (await (await test.as('dealerUser')).get(`${api}/${id}`)).body

it('stock is reserved when an order is processed, and the rest when goods arrive, which the history records', async () => {
  const { id, partId, order } = await placed({ onHand: 3, quantity: 5 })
  expect(order).toMatchObject({ status: 'PROCESSING', order_parts: [{ reserved: 3, backordered: 2 }] })
  expect(await stockOf(partId)).toEqual({ onHand: 3, reserved: 3, available: 0 })
  await stocked(partId, 10)
  await test.runJobs()
  const filled = await read(id)
  expect(filled).toMatchObject({ fulfillment_status: 'UNFULFILLED', order_parts: [{ reserved: 5, backordered: 0 }] })
  expect(await stockOf(partId)).toEqual({ onHand: 13, reserved: 5, available: 8 })
  const { body } = await (await test.as('dealerUser')).get(`${api}/${id}/history`)
  expect(body.entries.map(({ kind }: { kind: string }) => kind)).toContain('RESERVED')
})

it('what is shipped leaves the stock', async () => {
  const { id, partId, order } = await placed({ onHand: 6, quantity: 4 })
  const { status } = await (await test.as('dealerUser')).post(`${api}/${id}/shipments`, {
    version: order.version,
    lines: [{ line_id: order.order_parts[0].id, quantity: 4 }],
  })
  expect(status).toBe(201)
  expect(await stockOf(partId)).toEqual({ onHand: 2, reserved: 0, available: 2 })
})

it('"Stock is reserved ... and returned on cancel" (behaviour, section 6)', async () => {
  const { id, partId, order } = await placed({ onHand: 6, quantity: 4 })
  const { status } = await (await test.as('dealerAdmin')).put(`${api}/status/${id}`, {
    version: order.version,
    status: 'CANCELLED',
  })
  expect(status).toBe(200)
  expect(await stockOf(partId)).toEqual({ onHand: 6, reserved: 0, available: 6 })
})
