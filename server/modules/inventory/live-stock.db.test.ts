import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectSocket, listen } from '../../../tests/support/listener'
import { createSalesTest, type SalesTest } from '../../../tests/support/sales-test'
import { addLocation } from '../../../tests/support/stock'
import type { TestApp } from '../../../tests/support/test-app'

let test: TestApp
let sales: SalesTest
let origin: string
beforeAll(async () => {
  sales = await createSalesTest()
  test = sales.test
  origin = await listen(test)
  await sales.payOnAccount()
})
afterAll(() => test.close())

it('whoever has stock open is told once a back-order has taken what arrived', async () => {
  const { dealershipId, operatorId, partId } = sales
  const location_id = await addLocation(test.db, dealershipId, 'Store', true)
  const clerk = await test.as('dealerAdmin')
  const order = { dealership_id: dealershipId, operator_id: operatorId, delivery: 'PICKUP' }
  const placed = await clerk.post('/api/v2/orders/', { ...order, order_parts: [{ part_id: partId, quantity: 3 }] })
  expect(placed.status).toBe(201)
  await test.runJobs()
  const staff = await connectSocket(origin, clerk.token)
  const customer = await connectSocket(origin, (await test.as('operator')).token)
  for (const one of [staff, customer]) expect(await one.join(`stock:${dealershipId}`)).toEqual({ ok: true })
  const movement = { kind: 'RECEIVED', location_id, quantity: 5 }
  expect((await clerk.post(`/api/v2/inventory/parts/${partId}/movements`, movement)).status).toBe(201)
  for (const one of [staff, customer]) {
    await one.until('stock.changed', { organization_id: dealershipId })
    one.heard.length = 0
  }
  await test.runJobs()
  for (const one of [staff, customer]) await one.until('stock.changed', { organization_id: dealershipId })
  const { body } = await clerk.get(`/api/v2/inventory/parts/${partId}`)
  expect(body).toMatchObject({ on_hand: 5, reserved: 3, available: 2 })
  for (const one of [staff, customer]) one.close()
})
