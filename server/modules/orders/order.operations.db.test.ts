import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { addQuote, failByLink } from '../../../tests/support/sales'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { placeOrder } from './place-order'

let test: TestApp
let dealershipId: string
let operatorId: string
let part: string
beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  part = await addPricedPart(test.db, dealershipId)
  await test.db
    .insertInto('tax_rate')
    .values({ organization_id: dealershipId, country: 'US', region: 'MT', name: 'Sales tax', basis_points: 825 })
    .execute()
})
afterAll(() => test.close())

const api = '/api/v2/orders'
const address = { line1: '12 Quarry Road', city: 'Butte', region: 'mt', country: 'US' }
const asked = (changes: object = {}) => ({
  dealership_id: dealershipId,
  operator_id: operatorId,
  order_parts: [{ part_id: part, quantity: 2 }],
  address,
  ...changes,
})
const place = async (who: Who, changes: object = {}) => (await test.as(who)).post(`${api}/`, asked(changes))
const move = async (who: Who, order: { id: string; version: number }, status: string) =>
  (await test.as(who)).put(`${api}/status/${order.id}`, { status, version: order.version, reason: 'Ordered twice' })

const onAccount = (pays_on_account: boolean) =>
  test.db
    .insertInto('customer_terms')
    .values({ organization_id: dealershipId, operator_id: operatorId, pays_on_account })
    .onConflict((conflict) => conflict.columns(['organization_id', 'operator_id']).doUpdateSet({ pays_on_account }))
    .execute()

describe('placing an order', () => {
  it('copies prices, tax rate and address, and awaits payment', async () => {
    const { status, body } = await place('operator', { po_number: ' PO-1 ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'AWAITING_PAYMENT',
      fulfillment_status: 'UNFULFILLED',
      payment_status: 'UNPAID',
      po_number: 'PO-1',
      delivery: 'SHIP',
      address,
      tax_rate: { name: 'Sales tax', basis_points: 825 },
      subtotal: { amount: 8400, currency: 'USD' },
      tax: { amount: 693 },
      total: { amount: 9093 },
      order_parts: [{ part: { id: part }, quantity: 2, cost: { amount: 4200 }, backordered: 0 }],
      order_bundles: [],
      next_statuses: ['FAILED', 'CANCELLED'],
    })
    await test.db.updateTable('catalogue_part').set({ cost_amount: 9999 }).where('id', '=', part).execute()
    const later = await (await test.as('operator')).get(`${api}/${body.id}`)
    await test.db.updateTable('catalogue_part').set({ cost_amount: 4200 }).where('id', '=', part).execute()
    expect(later.body.total).toEqual(body.total)
  })

  it('on account is processed at once, its missing stock back-ordered', async () => {
    await onAccount(true)
    const { body } = await place('dealerUser')
    await onAccount(false)
    expect(body).toMatchObject({ status: 'PROCESSING', is_on_account: true, fulfillment_status: 'BACKORDERED' })
    expect(body.order_parts[0]).toMatchObject({ reserved: 0, backordered: 2 })
  })

  it('numbers are short, gapless, and not lost by a refused order', async () => {
    const first = await place('operator')
    await place('operator', { order_parts: [{ part_id: randomUUID(), quantity: 1 }] })
    const second = await place('operator')
    const number = (order: { order_number: string }) => Number(order.order_number.slice('SO-'.length))
    expect(first.body.order_number).toMatch(/^SO-1\d{3}$/)
    expect(number(second.body)).toBe(number(first.body) + 1)
  })

  it('sent twice with one Idempotency-Key, is placed once', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const visitor = await test.as('operator')
    const po_number = randomUUID()
    const send = () => visitor.send('POST', `${api}/`, { payload: asked({ po_number }), headers: key })
    const [one, other] = await Promise.all([send(), send()])
    expect([one.status, other.status, one.body.id]).toEqual([201, 201, other.body.id])
    expect((await visitor.get(`${api}/?search=${po_number}`)).body.total).toBe(1)
  })

  it.each([
    ['no part', { order_parts: [] }, 400, 'validation_failed'],
    ['an unknown part', { order_parts: [{ part_id: randomUUID(), quantity: 1 }] }, 400, 'part_unknown'],
    ['quantity 0', { order_parts: [{ part_id: randomUUID(), quantity: 0 }] }, 400, 'validation_failed'],
    ['a fraction', { order_parts: [{ part_id: randomUUID(), quantity: 1.5 }] }, 400, 'validation_failed'],
    [
      'more than 10 million',
      { order_parts: [{ part_id: randomUUID(), quantity: 10_000_001 }] },
      400,
      'validation_failed',
    ],
    ['no address', { address: undefined }, 400, 'validation_failed'],
    ['an unknown machine', { instance_id: randomUUID() }, 404, 'not_found'],
    ['an unknown dealership', { dealership_id: randomUUID() }, 404, 'not_found'],
  ])('%s is refused', async (_, changes, status, code) => {
    const answer = await place('operator', changes)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('a part of another dealership, a deactivated one, and one without a price are refused with the line', async () => {
    const foreign = await addPricedPart(test.db, await organizationId(test, 'Eastmoor Machines'))
    const unpriced = await addPricedPart(test.db, dealershipId, { cost: null })
    const inactive = await addPricedPart(test.db, dealershipId)
    await test.db.updateTable('catalogue_part').set({ is_active: false }).where('id', '=', inactive).execute()
    const { body } = await place('operator', {
      order_parts: [part, foreign, unpriced, inactive].map((part_id) => ({ part_id, quantity: 1 })),
    })
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([1, 2, 3].map((n) => `body.order_parts.${n}`))
  })

  it('a pickup needs no address and is taxed at the dealership', async () => {
    const { body } = await place('operator', { delivery: 'PICKUP', address: undefined })
    expect(body).toMatchObject({ delivery: 'PICKUP', address: null, tax_rate: null, tax: { amount: 0 } })
  })
})

describe('finding orders', () => {
  it('by PO number, order number, status and who placed them', async () => {
    const visitor = await test.as('dealerUser')
    const { body: order } = await place('operator', { po_number: 'Crusher 7' })
    const found = async (query: string) => {
      const { body } = await visitor.get(`${api}/?${query}`)
      return body.items.map(({ id }: { id: string }) => id)
    }
    expect(await found('search=crusher')).toEqual([order.id])
    expect(await found(`search=${order.order_number}`)).toEqual([order.id])
    // A piece of the number, which no other order has whole.
    expect(await found(`search=${order.order_number.slice(1)}`)).toEqual([order.id])
    expect(await found('search=crusher&status=PROCESSING')).toEqual([])
    expect(await found('search=crusher&fulfillment_status=UNFULFILLED')).toEqual([order.id])
    expect(await found(`search=crusher&user_id=${randomUUID()}`)).toEqual([])
    expect(await found(`search=crusher&dealership_organization=${dealershipId}`)).toEqual([order.id])
    const { body } = await visitor.get(`${api}/?sort_field=order_number&limit=2`)
    expect([body.items[0].id, body.items.length, body.limit]).toEqual([order.id, 2, 2])
  })

  it('an operator’s people see their own, its admin all', async () => {
    const { body: order } = await place('dealerUser', { po_number: 'By phone' })
    const status = async (who: Who) => (await (await test.as(who)).get(`${api}/${order.id}`)).status
    expect([await status('operator'), await status('operatorAdmin'), await status('strangerStaff')]).toEqual([
      404, 200, 404,
    ])
  })

  it('the cards count and sum them by status', async () => {
    const visitor = await test.as('dealerAdmin')
    const card = async () => {
      const { body } = await visitor.get(`${api}/cards/?dealership_organization=${dealershipId}`)
      return body.cards.find(({ status }: { status: string }) => status === 'AWAITING_PAYMENT')
    }
    const before = await card()
    const { body: order } = await place('operator')
    const after = await card()
    expect(after.count).toBe(before.count + 1)
    expect(after.sums[0].amount).toBe(before.sums[0].amount + order.total.amount)
  })

  it('the cards count the orders of one operator or machine only', async () => {
    const visitor = await test.as('dealerAdmin')
    const { body: order } = await place('operator')
    const count = async (query: string) => {
      const { body } = await visitor.get(`${api}/cards/?${query}`)
      return body.cards.reduce((sum: number, card: { count: number }) => sum + card.count, 0)
    }
    const listed = await visitor.get(`${api}/?operator_id=${order.operator.id}`)
    expect(await count(`operator_id=${order.operator.id}`)).toBe(listed.body.total)
    expect(await count(`operator_id=${randomUUID()}`)).toBe(0)
    expect(await count(`instance_id=${randomUUID()}`)).toBe(0)
  })
})

describe('moving an order', () => {
  it('is cancelled with its lines, and costs nothing any more', async () => {
    const { body: order } = await place('operator')
    const { status, body } = await move('operator', order, 'CANCELLED')
    expect([status, body.status, body.fulfillment_status]).toEqual([200, 'CANCELLED', 'CANCELLED'])
    expect([body.total.amount, body.order_parts[0].cancelled, body.next_statuses]).toEqual([0, 2, []])
  })

  it('of two who change it, the second is answered with its current state', async () => {
    const { body: order } = await place('operator')
    await move('dealerUser', order, 'CANCELLED')
    const { status, body } = await move('operator', order, 'CANCELLED')
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.current).toMatchObject({ status: 'CANCELLED', version: order.version + 1 })
  })

  it.each(['PAID', 'EXPIRED', 'COMPLETED'])('nobody types in %s', async (status) => {
    const { body: order } = await place('operator')
    for (const who of ['operator', 'dealerAdmin', 'superUser'] as const) {
      expect((await move(who, order, status)).status).toBe(403)
    }
  })

  it('on account is not cancelled by the customer', async () => {
    await onAccount(true)
    const { body: order } = await place('operator')
    await onAccount(false)
    const { status, body } = await move('operator', order, 'CANCELLED')
    expect([status, body.code]).toEqual([409, 'wrong_state'])
    expect((await move('dealerUser', order, 'CANCELLED')).body.status).toBe('CANCELLED')
  })
})

async function addBundle(): Promise<string> {
  const { id } = await test.db
    .insertInto('bundle')
    .values({ organization_id: dealershipId, name: 'Service set', cost_amount: 9000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.db
    .insertInto('bundle_part')
    .values({ organization_id: dealershipId, bundle_id: id, part_id: part, quantity: 2 })
    .execute()
  return id
}

/** An order at the prices of a quote, with a line in the quote's own words. */
async function placeQuoted(): Promise<string> {
  const free = { bundleId: null, askedNumber: null, coreChargeAmount: 0 }
  const id = await testUnitOfWork(test.db).transact((trx) =>
    placeOrder(trx, {
      ...{ dealershipId, operatorId, by: { actors: ['customer'] }, currency: 'USD', taxRate: null },
      ...{ delivery: 'PICKUP', address: null, poNumber: '', note: '', instanceId: null },
      lines: [
        {
          ...{ ...free, partId: part, partNumber: 'P', description: 'Filter', quantity: 2, unitAmount: 3900 },
          parts: [{ partId: part, perUnit: 1 }],
        },
        {
          ...free,
          partId: null,
          partNumber: '',
          description: 'Hose, cut to 90 cm',
          quantity: 1,
          unitAmount: 250,
          parts: [],
        },
      ],
    }),
  )
  const quoteId = await addQuote(test, { dealershipId, operatorId })
  await test.db.updateTable('quote').set({ order_id: id, status: 'CONVERTED' }).where('id', '=', quoteId).execute()
  await test.db
    .insertInto('quote_line')
    .values({
      ...{ organization_id: dealershipId, quote_id: quoteId, position: 1 },
      ...{ part_id: part, description: 'Filter', quantity: 2, unit_amount: 3900 },
    })
    .execute()
  return id
}

describe('changing an order before it is paid', () => {
  const change = async (who: Who, order: { id: string; version: number }, changes: object) =>
    (await test.as(who)).put(`${api}/${order.id}`, { version: order.version, ...changes })

  it('replaces its parts, retains the prices of those that stay, and is recorded', async () => {
    const other = await addPricedPart(test.db, dealershipId, { cost: 100 })
    const { body: order } = await place('operator')
    await test.db.updateTable('catalogue_part').set({ cost_amount: 5000 }).where('id', '=', part).execute()
    const { body } = await change('operator', order, {
      order_parts: [
        { part_id: part, quantity: 2 },
        { part_id: other, quantity: 3 },
      ],
      po_number: 'PO-9',
    })
    const { body: repriced } = await change('operator', body, { order_parts: [{ part_id: part, quantity: 3 }] })
    await test.db.updateTable('catalogue_part').set({ cost_amount: 4200 }).where('id', '=', part).execute()
    expect([body.subtotal.amount, body.tax.amount, body.po_number]).toEqual([8700, 718, 'PO-9'])
    expect([repriced.subtotal.amount, repriced.version]).toEqual([15_000, order.version + 2])
    const { body: history } = await (await test.as('operator')).get(`${api}/${order.id}/history`)
    expect(history.entries.at(1)).toMatchObject({
      kind: 'EDITED',
      fields: [{ field: 'po_number', from: '', to: 'PO-9' }],
      lines: [{ quantity: 3, previous_quantity: 0 }],
    })
    expect(history.entries.at(2).lines).toEqual([
      expect.objectContaining({ quantity: 0, previous_quantity: 3 }),
      expect.objectContaining({ quantity: 3, previous_quantity: 2 }),
    ])
    const found = await (await test.as('operator')).get(`${api}/?search=PO-9`)
    expect(found.body.items.map(({ id }: { id: string }) => id)).toEqual([order.id])
  })

  it('loses neither lines in one’s own words nor quoted prices when parts and bundles change', async () => {
    const id = await placeQuoted()
    const read = async () => (await (await test.as('operatorAdmin')).get(`${api}/${id}`)).body
    const order = await read()
    const [quoted, text] = order.order_parts
    const { body: more } = await change('operatorAdmin', order, { order_parts: [{ part_id: part, quantity: 5 }] })
    expect(more.order_parts).toMatchObject([
      { id: quoted.id, quantity: 5, cost: { amount: 3900 } },
      { id: text.id, quantity: 1, cost: { amount: 250 } },
    ])
    expect(more.subtotal.amount).toBe(5 * 3900 + 250)
    const bundle = await addBundle()
    const { body: bundled } = await change('operatorAdmin', more, {
      order_parts: [{ line_id: text.id, quantity: 3 }],
      order_bundles: [{ bundle_id: bundle, quantity: 1 }],
    })
    expect(bundled.order_parts).toMatchObject([{ id: text.id, quantity: 3, cost: { amount: 250 } }])
    expect(bundled.order_bundles).toMatchObject([{ bundle: { id: bundle }, quantity: 1, cost: { amount: 9000 } }])
    const { body: without } = await change('operatorAdmin', bundled, {
      order_parts: [{ line_id: text.id, quantity: 0 }],
    })
    expect([without.order_parts, without.subtotal.amount]).toEqual([[], 9000])
    const nothing = await change('operatorAdmin', without, { order_bundles: [] })
    const foreign = await change('operatorAdmin', without, { order_parts: [{ line_id: text.id, quantity: 1 }] })
    expect([nothing.status, foreign.status, foreign.body.errors[0].path]).toEqual([
      ...[400, 400],
      'body.order_parts.0.line_id',
    ])
  })

  it('the customer orders fewer than were quoted only if the dealership agrees', async () => {
    const id = await placeQuoted()
    const { body: order } = await (await test.as('operatorAdmin')).get(`${api}/${id}`)
    const one = { order_parts: [{ line_id: order.order_parts[0].id, quantity: 1 }] }
    const refused = await change('operatorAdmin', order, one)
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'body.order_parts.0.quantity'])
    const { body: agreed } = await change('dealerUser', order, one)
    expect(agreed.order_parts[0]).toMatchObject({ quantity: 1, cost: { amount: 3900 } })
    const { status } = await change('operatorAdmin', agreed, { ...one, note: 'Thank you' })
    expect(status).toBe(200)
  })

  it('is neither recorded nor the next version if nothing of it changes', async () => {
    const { body: order } = await place('operator', { note: 'Call first' })
    const { country, ...rest } = address
    const { body } = await change('operator', order, {
      order_parts: [{ line_id: order.order_parts[0].id, quantity: 2 }],
      order_bundles: [],
      ...{ note: 'Call first', delivery: 'SHIP', address: { country, ...rest, line2: '' } },
    })
    expect([body.version, body.updated_at]).toEqual([order.version, order.updated_at])
    const { body: history } = await (await test.as('operator')).get(`${api}/${order.id}/history`)
    expect(history.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['STATUS_CHANGED'])
    const gate = { ...address, line1: '12 Quarry Road, Gate 2' }
    const { body: one } = await change('operator', body, { address: gate })
    const { body: two } = await change('operator', one, { address: { ...address, line2: 'Gate 2' } })
    expect(two.address, 'the same words in other fields').toMatchObject({ line1: '12 Quarry Road', line2: 'Gate 2' })
  })

  it.each([{ picture_ids: [randomUUID()] }, { reply_to: randomUUID() }, { answer_id: randomUUID() }])(
    'refuses in a message what it would drop: %j',
    async (named) => {
      const { body: order } = await place('operator')
      const [field] = Object.keys(named)
      const { status, body } = await (await test.as('operator')).post(`${api}/${order.id}/messages`, {
        body: 'When?',
        ...named,
      })
      expect([status, body.errors?.[0]?.path]).toEqual([400, `body.${field}`])
    },
  )

  it.each(['operator', 'dealerUser'] as const)('%s cannot decide that its payment failed', async (who) => {
    const { body: order } = await place('operator')
    expect((await move(who, order, 'FAILED')).status).toBe(403)
  })

  it('needs no version: of two moves at once, one is made', async () => {
    const { body: order } = await place('operator')
    const url = `${api}/status/${order.id}`
    const visitor = await test.as('operator')
    const answers = await Promise.all([1, 2, 3].map(() => visitor.put(url, { status: 'CANCELLED' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { body: history } = await visitor.get(`${api}/${order.id}/history`)
    const cancelled = history.entries.filter(({ to }: { to?: string }) => to === 'CANCELLED')
    expect(cancelled).toHaveLength(1)
    expect((await visitor.put(`${api}/${order.id}`, { po_number: 'PO-3' })).status).toBe(409)
  })

  it('is possible after a payment that failed', async () => {
    const { body: order } = await place('operator')
    const version = await failByLink(test, order.id)
    const { body } = await change(
      'operator',
      { id: order.id, version },
      { order_parts: [{ part_id: part, quantity: 1 }] },
    )
    expect([body.status, body.subtotal.amount]).toEqual(['FAILED', 4200])
  })

  it('is taxed at its new address', async () => {
    const { body: order } = await place('operator')
    const { body } = await change('operator', order, { address: { ...address, region: 'WY' } })
    expect([body.tax_rate, body.tax.amount, body.total.amount]).toEqual([null, 0, 8400])
  })

  it('is picked up instead, which is taxed at the dealership, and shipped again to an address', async () => {
    const { body: order } = await place('operator')
    const { body: pickup } = await change('operator', order, { delivery: 'PICKUP' })
    expect([pickup.delivery, pickup.address, pickup.tax_rate, pickup.tax.amount]).toEqual(['PICKUP', null, null, 0])
    const nowhere = await change('operator', pickup, { delivery: 'SHIP' })
    expect([nowhere.status, nowhere.body.errors[0].path]).toEqual([400, 'body.address'])
    const { body: shipped } = await change('operator', pickup, { delivery: 'SHIP', address })
    expect([shipped.delivery, shipped.tax.amount]).toEqual(['SHIP', order.tax.amount])
    const { body: history } = await (await test.as('operator')).get(`${api}/${order.id}/history`)
    expect(history.entries.at(1).fields).toEqual([{ field: 'delivery', from: 'SHIP', to: 'PICKUP' }])
  })

  it('is refused with a stale version, without lines, and once it is cancelled', async () => {
    const { body: order } = await place('operator')
    const statuses = [
      (await change('operator', { ...order, version: order.version + 1 }, { note: 'x' })).status,
      (await change('operator', order, { order_parts: [] })).status,
      (await change('operator', order, { order_parts: [{ part_id: randomUUID(), quantity: 1 }] })).status,
    ]
    const { body: cancelled } = await move('operator', order, 'CANCELLED')
    expect([...statuses, (await change('operator', cancelled, { note: 'x' })).status]).toEqual([409, 400, 400, 409])
  })
})
