import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSalesTest, type SalesTest } from '../../../tests/support/sales-test'
import { addLocation } from '../../../tests/support/stock'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { listTransitions } from '../../db/transition'
import { receive } from '../inventory'

const ORDERS = 200
const PIECES = 50
let sales: SalesTest
beforeAll(async () => {
  sales = await createSalesTest()
  await sales.payOnAccount()
})
afterAll(() => sales.test.close())

it('200 orders at once share the last 50 pieces, each with a number and a history of its own, and others read meanwhile', async () => {
  const { test, dealershipId, partId } = sales
  const locationId = await addLocation(test.db, dealershipId, 'Store', true)
  await testUnitOfWork(test.db).transact((trx) => receive(trx, { dealershipId, partId, locationId, quantity: PIECES }))
  const [buyer, neighbour] = await Promise.all([test.as('operatorAdmin'), test.as('strangerStaff')])
  const order = { dealership_id: dealershipId, order_parts: [{ part_id: partId, quantity: 1 }], delivery: 'PICKUP' }
  let answered = 0
  const rush = Array.from({ length: ORDERS }, async () => {
    let answer = await buyer.post('/api/v2/orders/', order)
    // A slow machine takes longer than anybody has to wait. That there is no connection would be another answer.
    while (answer.body.code === 'overloaded') answer = await buyer.post('/api/v2/orders/', order)
    answered += 1
    return answer
  })
  // More orders wait than there are connections, but without one.
  expect((await neighbour.get('/api/v2/orders/')).status).toBe(200)
  expect(answered).toBeLessThan(ORDERS)
  const answers = await Promise.all(rush)
  expect(answers.filter(({ status }) => status !== 201)).toEqual([])
  const ids: string[] = answers.map(({ body }) => body.id)
  const orders = await test.db
    .selectFrom('customer_order')
    .innerJoin('order_line as line', 'line.order_id', 'customer_order.id')
    .where('customer_order.id', 'in', ids)
    .select(['customer_order.number', 'customer_order.fulfillment_status as fulfillment', 'line.reserved'])
    .orderBy('customer_order.number')
    .execute()
  const having = (reserved: number, fulfillment: string) =>
    orders.filter((one) => one.reserved === reserved && one.fulfillment === fulfillment).length
  expect([having(1, 'UNFULFILLED'), having(0, 'BACKORDERED')]).toEqual([PIECES, ORDERS - PIECES])
  const [first] = orders
  expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => (first?.number ?? 0) + index))
  const stock = await test.db
    .selectFrom('stock_level')
    .where('part_id', '=', partId)
    .select(['on_hand', 'reserved'])
    .executeTakeFirstOrThrow()
  expect(stock).toEqual({ on_hand: PIECES, reserved: PIECES })
  const histories = await Promise.all(ids.map((id) => listTransitions(test.db, { table: 'customer_order' }, id)))
  expect(histories.map((moves) => moves.map(({ from, to }) => [from, to]))).toEqual(
    ids.map(() => [['DRAFT', 'PROCESSING']]),
  )
})
