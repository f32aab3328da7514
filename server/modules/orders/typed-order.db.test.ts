import { afterAll, beforeAll, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { addLocation } from '../../../tests/support/stock'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import type { Visitor } from '../../../tests/support/visitor'
import { pdfPages } from '../../seed/manuals/testing/pdf-pages'

let test: TestApp
let buyer: Visitor
let admin: Visitor
let sides: { dealership_id: string; operator_id: string }
let cart: string
/** In an order that neither numbers nor ids have. */
const numbers = ['TYPED-7', 'TYPED-2', 'TYPED-9', 'TYPED-1', 'TYPED-8', 'TYPED-3', 'TYPED-6', 'TYPED-5']
let parts: string[]
let bundle: string
beforeAll(async () => {
  test = await createTestApp()
  buyer = await test.as('operatorAdmin')
  admin = await test.as('dealerAdmin')
  const dealership_id = await organizationId(test, 'Northfield Equipment')
  const operator_id = await organizationId(test, 'Ridgeline Quarry')
  sides = { dealership_id, operator_id }
  cart = `/api/v2/carts/${dealership_id}/${operator_id}`
  // Their ids are in another order than their numbers and than the one they are typed in.
  const ids = new Map<string, string>()
  for (const partNumber of numbers.toSorted()) {
    ids.set(partNumber, await addPricedPart(test.db, dealership_id, { partNumber }))
  }
  parts = numbers.map((number) => ids.get(number) ?? '')
  const contents = parts.map((part_id) => ({ part_id, quantity: 1 }))
  bundle = (await admin.post('/api/v2/catalogue-parts/bundle', { name: 'All of them', parts: contents })).body.id
  await paysOnAccount(true)
})
afterAll(() => test.close())

const paysOnAccount = (pays_on_account: boolean) =>
  test.db
    .insertInto('customer_terms')
    .values({ organization_id: sides.dealership_id, operator_id: sides.operator_id, pays_on_account })
    .onConflict((conflict) => conflict.columns(['organization_id', 'operator_id']).doUpdateSet({ pays_on_account }))
    .execute()
const asked = (quantity = 2) => parts.map((part_id) => ({ part_id, quantity }))
const numbersOf = (lines: { part_number: string }[]) => lines.map(({ part_number }) => part_number)
const partsOf = (order: { order_parts: { part: { part_number: string } }[] }) =>
  numbersOf(order.order_parts.map(({ part }) => part))
const printed = (pages: string[]) => [...pages.join(' ').matchAll(/TYPED-\d/g)].map(([number]) => number)
const document = async (url: string) => pdfPages((await buyer.get(url)).raw.rawPayload)

it('lines are in the order in which they were typed: in a cart, a list, a quick order, an order, its papers and parcels', async () => {
  const resolved = await buyer.post(`/api/v2/catalogues/${await catalogueId()}/resolve`, {
    lines: numbers.map((number) => ({ number, quantity: 2 })),
  })
  expect(numbersOf(resolved.body.items.map(({ part }: { part: { part_number: string } }) => part))).toEqual(numbers)
  const { body: filled } = await buyer.post(`${cart}/lines`, { lines: asked() })
  expect(numbersOf(filled.lines)).toEqual(numbers)
  const { body: list } = await buyer.post(`${cart}/lists`, { name: 'Typed', lines: asked() })
  expect(numbersOf(list.lines)).toEqual(numbers)

  // More of one, and another one: neither moves any.
  await buyer.post(`${cart}/lines`, { lines: [{ part_id: parts[3], quantity: 1 }] })
  await buyer.put(`${cart}/lines/${filled.lines[5].id}`, { quantity: 7 })
  const { body: changed } = await buyer.post(`${cart}/lines`, { lines: [{ bundle_id: bundle, quantity: 1 }] })
  expect(numbersOf(changed.lines).slice(0, -1)).toEqual(numbers)

  const { body: order } = await buyer.post(`${cart}/order`, { amount: changed.amount, delivery: 'PICKUP' })
  expect(partsOf(order)).toEqual(numbers)
  expect(numbersOf(order.order_bundles[0].bundle.parts)).toEqual(numbers)
  const paper = await document(`/api/v2/orders/${order.id}/documents/confirmation`)
  // Those of the bundle follow below it.
  expect(printed(paper)).toEqual([...numbers, ...numbers])
})

const place = async () =>
  (await buyer.post('/api/v2/orders/', { ...sides, order_parts: asked(), delivery: 'PICKUP' })).body

it('an order that is changed has them in the same order, however they were named', async () => {
  await paysOnAccount(false)
  const placed = await place()
  const order_parts = placed.order_parts
    .map(({ id }: { id: string }, index: number) => ({ line_id: id, quantity: index + 1 }))
    .toReversed()
  const { status, body } = await admin.put(`/api/v2/orders/${placed.id}`, { version: placed.version, order_parts })
  expect([status, partsOf(body)]).toEqual([200, numbers])
})

it('a parcel has them in that order', async () => {
  await paysOnAccount(true)
  const location_id = await addLocation(test.db, sides.dealership_id, 'Main store')
  for (const id of parts) {
    const received = { kind: 'RECEIVED', location_id, quantity: 100 }
    expect((await admin.post(`/api/v2/inventory/parts/${id}/movements`, received)).status).toBe(201)
  }
  const placed = await place()
  const ids = placed.order_parts.map(({ id }: { id: string }) => id)
  const lines = ids.toReversed().map((line_id: string) => ({ line_id, quantity: 1 }))
  const { status, body } = await admin.post(`/api/v2/orders/${placed.id}/shipments`, { version: placed.version, lines })
  const shipped = body.shipments[0].lines.map(({ line_id }: { line_id: string }) => line_id)
  expect([status, shipped]).toEqual([201, ids])
})

it('a quote has them in that order, also as a PDF and after it was changed', async () => {
  const { body: requested } = await buyer.post('/api/v2/quotes/', { ...sides, lines: asked(), delivery: 'PICKUP' })
  expect(numbersOf(requested.lines)).toEqual(numbers)
  const change = async (body: object) => (await admin.put(`/api/v2/quotes/${requested.id}`, body)).body
  await change({ status: 'IN_REVIEW' })
  const costs = requested.lines
    .map(({ id }: { id: string }) => ({ line_id: id, cost: { amount: 100, currency: 'USD' } }))
    .toReversed()
  const sent = await change({ status: 'SENT', costs })
  expect(numbersOf(sent.lines)).toEqual(numbers)
  expect(printed(await document(`/api/v2/quotes/${requested.id}/document`))).toEqual(numbers)
  const { body: accepted } = await buyer.put(`/api/v2/quotes/${requested.id}`, { status: 'ACCEPTED' })
  expect(partsOf((await buyer.get(`/api/v2/orders/${accepted.order_id}`)).body)).toEqual(numbers)
})

const catalogueId = async () => (await buyer.get('/api/v2/catalogues/')).body.items[0].id
