import { afterAll, beforeAll, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { addLocation } from '../../../tests/support/stock'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { listTransitions } from '../../db/transition'
import { receive } from '../inventory'
import { placeOrderAtCurrentPrices } from './place-order-at-current-prices'

const ORDERS = 200
const BUYERS = 20
const PIECES = 50
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('200 orders by 20 buyers at once share the last 50 pieces, each with a number and a history of its own', async () => {
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  const operatorId = await organizationId(test, 'Ridgeline Quarry')
  await test.db
    .insertInto('customer_terms')
    .values({ organization_id: dealershipId, operator_id: operatorId, pays_on_account: true })
    .execute()
  const partId = await addPricedPart(test.db, dealershipId)
  const locationId = await addLocation(test.db, dealershipId, 'Store', true)
  const { transact } = testUnitOfWork(test.db)
  await transact((trx) => receive(trx, { dealershipId, partId, locationId, quantity: PIECES }))
  const place = () =>
    transact((trx) =>
      placeOrderAtCurrentPrices(trx, {
        ...{ dealershipId, operatorId, by: { actors: ['customer'] }, delivery: 'PICKUP', address: undefined },
        ...{ poNumber: '', note: '', instanceId: null, lines: [{ partId, quantity: 1, path: 'lines.0' }] },
      }),
    )
  // As many at once as there are buyers, each of whom orders again and again: a transaction waits for a connection only so long.
  const buyer = async () => {
    const placed: string[] = []
    while (placed.length < ORDERS / BUYERS) placed.push(await place())
    return placed
  }
  const ids = (await Promise.all(Array.from({ length: BUYERS }, buyer))).flat()
  const orders = await test.db
    .selectFrom('customer_order')
    .innerJoin('order_line as line', 'line.order_id', 'customer_order.id')
    .where('customer_order.id', 'in', ids)
    .select(['customer_order.number', 'customer_order.fulfillment_status as fulfillment', 'line.reserved'])
    .orderBy('customer_order.number')
    .execute()
  const having = (reserved: number, fulfillment: string) =>
    orders.filter((order) => order.reserved === reserved && order.fulfillment === fulfillment).length
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
