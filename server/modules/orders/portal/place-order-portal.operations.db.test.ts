import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

const api = '/api/v2/orders'
const number = `HF-${randomUUID()}`

let test: TestApp
let dealershipId: string
let operatorId: string
let part: string
let portal: string
beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  part = await addPricedPart(test.db, dealershipId, { partNumber: number })
  const staff = await test.as('dealerUser')
  const link = await staff.post('/api/v2/portal-links', { kind: 'place_order', organization_id: operatorId })
  portal = `${api}/place-order-portal/${new URL(link.body.url).searchParams.get('token')}`
})
afterAll(() => test.close())

const asked = (changes: object = {}) => ({
  client_id: randomUUID(),
  contact: ' Rosa Delgado ',
  order_parts: [{ part_id: part, quantity: 2 }],
  delivery: 'SHIP',
  address: { line1: '12 Quarry Road', city: 'Butte', country: 'US' },
  po_number: 'PO-9',
  note: 'Gate 3',
  ...changes,
})
const place = (order: object) => test.anyone.post(portal, order)
const orders = () => test.db.selectFrom('customer_order').where('operator_id', '=', operatorId).selectAll().execute()

describe('placing an order by a link, without an account', () => {
  it('is with one dealership as one operator, at its prices, and leads to a link to the order', async () => {
    expect((await test.anyone.get(portal)).body).toMatchObject({
      dealership: 'Northfield Equipment',
      operator: 'Ridgeline Quarry',
    })
    const { status, body } = await place(asked())
    expect(status).toBe(200)
    const order = await test.anyone.get(`${api}/token/${body.token}/details`)
    expect(order.body).toMatchObject({
      status: 'AWAITING_PAYMENT',
      dealership: { id: dealershipId },
      operator: { id: operatorId },
      placed_by: null,
      po_number: 'PO-9',
      note: 'Gate 3',
      contact_name: 'Rosa Delgado',
      subtotal: { amount: 8400, currency: 'USD' },
    })
  })

  it('sent twice, at once or after a lost answer, is placed once', async () => {
    const before = (await orders()).length
    const order = asked()
    const answers = await Promise.all([place(order), place(order), place(order)])
    answers.push(await place(order))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.token}`)).size).toBe(1)
    expect((await orders()).length - before).toBe(1)
    expect((await place(asked())).body.token).not.toBe(answers[0]?.body.token)
  })

  it('looks up pasted numbers at the prices of that operator, whomever the request names', async () => {
    const list = await test.db
      .insertInto('price_list')
      .values({ organization_id: dealershipId, name: `List ${randomUUID()}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.db
      .insertInto('price_list_entry')
      .values({ organization_id: dealershipId, price_list_id: list.id, part_id: part, cost_amount: 4000 })
      .execute()
    const terms = { organization_id: dealershipId, operator_id: operatorId, price_list_id: list.id }
    await test.db
      .insertInto('customer_terms')
      .values(terms)
      .onConflict((conflict) => conflict.columns(['organization_id', 'operator_id']).doUpdateSet(terms))
      .execute()
    const { status, body } = await test.anyone.post(`${portal}/resolve`, {
      operator_id: randomUUID(),
      lines: [
        { number: number.toLowerCase(), quantity: 2 },
        { number: 'no such part', quantity: 1 },
      ],
    })
    expect([status, body.currency]).toEqual([200, 'USD'])
    expect(body.items).toMatchObject([
      { fate: 'found', part: { id: part }, unit_price: 4000, amount: 8000, problem: null },
      { fate: 'unknown', part: null, amount: null },
    ])
  })

  it('with an unknown part is refused with the line, and nothing is placed', async () => {
    const before = (await orders()).length
    const { status, body } = await place(asked({ order_parts: [{ part_id: randomUUID(), quantity: 1 }] }))
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'part_unknown', 'body.order_parts.0'])
    expect((await orders()).length).toBe(before)
  })
})
