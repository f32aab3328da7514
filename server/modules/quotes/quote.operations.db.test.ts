import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emailsTo } from '../../../tests/support/emails'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { connectSocket, listen } from '../../../tests/support/listener'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { createTestApp, people, type TestApp, type Who } from '../../../tests/support/test-app'
import { enqueue } from '../../infrastructure/jobs/job-queue'

let test: TestApp
let dealershipId: string
let operatorId: string
let part: string
let origin: string
beforeAll(async () => {
  test = await createTestApp()
  origin = await listen(test)
  dealershipId = await organizationId(test, 'Northfield Equipment')
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  part = await addPricedPart(test.db, dealershipId)
  await test.db
    .insertInto('tax_rate')
    .values({ organization_id: dealershipId, country: 'US', region: 'MT', name: 'Sales tax', basis_points: 825 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
afterAll(() => test.close())

const api = '/api/v2/quotes'
const address = { line1: '12 Quarry Road', city: 'Butte', region: 'MT', country: 'US' }
const usd = (amount: number) => ({ amount, currency: 'USD' })
const far = '2999-12-31'
interface Wire {
  id: string
  version: number
  quote_number: string
  lines: { id: string }[]
}

const request = async (who: Who = 'operatorAdmin', changes: object = {}) =>
  (await test.as(who)).post(`${api}/`, {
    dealership_id: dealershipId,
    operator_id: operatorId,
    lines: [
      { part_id: part, quantity: 2 },
      { description: 'Seal kit', quantity: 1, note: 'bucket cylinder' },
    ],
    address,
    ...changes,
  })
const read = async (who: Who, id: string) => (await test.as(who)).get(`${api}/${id}`)
const change = async (who: Who, { id, version }: Wire, changes: object) =>
  (await test.as(who)).put(`${api}/${id}`, { version, ...changes })
const answerTo = ({ lines }: Wire) => ({
  status: 'SENT',
  costs: lines.map(({ id }, index) => ({ line_id: id, cost: usd(4000 + index) })),
  comment: 'Two weeks',
  valid_until: far,
})

/** One that the dealership has answered. */
async function sent(changes: object = {}): Promise<Wire> {
  const { body: requested } = await request('operatorAdmin', changes)
  const { body: inReview } = await change('dealerUser', requested, { status: 'IN_REVIEW' })
  const { status, body } = await change('dealerUser', inReview, answerTo(inReview))
  expect(status).toBe(200)
  return body
}

/** As quotes could be sent before an address was required. */
const toShipNowhere = (id: string) =>
  test.db.updateTable('quote').set({ delivery: 'SHIP', address: null }).where('id', '=', id).execute()

describe('requesting a quote', () => {
  it('takes parts with their list price, and free text', async () => {
    const { status, body } = await request()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      quote_number: expect.stringMatching(/^Q-1\d{3}$/),
      status: 'REQUESTED',
      total: null,
      line_count: 2,
      address,
      next_statuses: ['CANCELLED'],
      may_change_lines: true,
      may_quote: false,
      lines: [
        { part_id: part, quantity: 2, list_cost: usd(4200), cost: null, problem: null },
        { part_id: null, description: 'Seal kit', list_cost: null, cost: null, note: 'bucket cylinder' },
      ],
      history: [{ from: 'DRAFT', to: 'REQUESTED' }],
    })
  })

  it.each([
    ['nothing asked for', { lines: [{ quantity: 1 }] }],
    ['an unknown part', { lines: [{ part_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a03', quantity: 1 }] }],
    ['quantity 0', { lines: [{ description: 'Seal kit', quantity: 0 }] }],
    ['a fraction', { lines: [{ description: 'Seal kit', quantity: 1.5 }] }],
    ['more than 10 million', { lines: [{ description: 'Seal kit', quantity: 10_000_001 }] }],
    ['no line', { lines: [] }],
  ])('refuses %s (400)', async (_, changes) => {
    expect((await request('operatorAdmin', changes)).status).toBe(400)
  })

  it('names a superseded part by the one that is sold now', async () => {
    const [old, now] = [await addPricedPart(test.db, dealershipId), await addPricedPart(test.db, dealershipId)]
    await supersede(old, now)
    const { body } = await request('operatorAdmin', { lines: [{ part_id: old, quantity: 1 }] })
    expect(body.lines).toMatchObject([{ part_id: now, asked_number: expect.stringContaining('HF-'), problem: null }])
  })

  it('is refused for the machine of another operator (404)', async () => {
    const instance = await addInstance(test, {
      operatorId: await organizationId(test, 'Tall Pines Forestry'),
      dealershipId,
    })
    expect((await request('operatorAdmin', { instance_id: instance })).status).toBe(404)
  })

  it('of the dealership is a draft that the customer does not see', async () => {
    const { body } = await request('dealerUser')
    expect([body.status, body.next_statuses]).toEqual(['DRAFT', ['DISCARDED', 'SENT']])
    expect((await read('operatorAdmin', body.id)).status).toBe(404)
    expect((await change('dealerUser', body, answerTo(body))).body.status).toBe('SENT')
    expect((await read('operatorAdmin', body.id)).body.total).toEqual(usd(12991))
  })
})

describe('answering a quote', () => {
  it('adds up prices and tax, which the customer sees once it is sent', async () => {
    const { body: requested } = await request()
    const { body: inReview } = await change('dealerUser', requested, { status: 'IN_REVIEW' })
    const { body: saved } = await change('dealerUser', inReview, { ...answerTo(inReview), status: undefined })
    // 2 x 40.00 and 1 x 40.01; the tax of 8.25 % is 6.60 and 3.300825.
    expect(saved).toMatchObject({ status: 'IN_REVIEW', subtotal: usd(12001), tax: usd(990), total: usd(12991) })
    const before = await read('operatorAdmin', saved.id)
    expect([before.body.total, before.body.lines[0].cost, before.body.comment]).toEqual([null, null, ''])
    await change('dealerUser', saved, { status: 'SENT' })
    const after = await read('operatorAdmin', saved.id)
    expect(after.body).toMatchObject({ total: usd(12991), valid_until: far, comment: 'Two weeks' })
    expect((await emailsTo(test, people.operatorAdmin)).at(-1)?.text).toContain('Two weeks')
  })

  it('a comment that was saved but never sent is not readable for the customer, also one of an older version', async () => {
    const { body: requested } = await request()
    const { body: inReview } = await change('dealerUser', requested, { status: 'IN_REVIEW' })
    const { body: saved } = await change('dealerUser', inReview, { comment: 'Margin is thin' })
    expect(saved.comment).toBe('Margin is thin')
    await test.db
      .updateTable('state_change')
      .set({ reason: 'Margin is thin' })
      .where('record_id', '=', saved.id)
      .where('from_status', '=', 'IN_REVIEW')
      .execute()
    expect(JSON.stringify((await read('operatorAdmin', saved.id)).body)).not.toContain('Margin')
    const { status } = await change('dealerUser', saved, { ...answerTo(saved), comment: '' })
    expect(status).toBe(200)
    expect(JSON.stringify((await read('operatorAdmin', saved.id)).body)).not.toContain('Margin')
  })

  it('a rejection without a reason has none: what was drafted before is not one', async () => {
    const { body: requested } = await request()
    const { body: inReview } = await change('dealerUser', requested, { status: 'IN_REVIEW' })
    const { body: saved } = await change('dealerUser', inReview, { comment: 'Two weeks' })
    await change('dealerUser', saved, { status: 'REJECTED' })
    expect((await read('operatorAdmin', saved.id)).body).toMatchObject({ status: 'REJECTED', comment: '' })
  })

  it('needs a price for each line and a day that has not passed (400)', async () => {
    const { body: requested } = await request()
    const { body } = await change('dealerUser', requested, { status: 'IN_REVIEW' })
    const complete = answerTo(body)
    for (const missing of [{ costs: [] }, { valid_until: null }, { valid_until: '2020-02-01' }]) {
      expect((await change('dealerUser', body, { ...complete, ...missing })).status).toBe(400)
    }
    expect((await read('dealerUser', body.id)).body).toMatchObject({ status: 'IN_REVIEW', version: body.version })
  })

  it('can be accepted for 30 days where no last day is named, and needs no version', async () => {
    const { body: requested } = await request()
    await change('dealerUser', requested, { status: 'IN_REVIEW' })
    const { valid_until: _, ...answer } = answerTo(requested)
    const staff = await test.as('dealerUser')
    const answers = await Promise.all([1, 2].map(() => staff.put(`${api}/${requested.id}`, answer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { valid_until } = (await read('dealerUser', requested.id)).body
    const days = (Date.parse(valid_until) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBeGreaterThanOrEqual(29)
    expect(Math.round(days)).toBeLessThanOrEqual(30)
  })

  it('refuses prices in another currency, and of lines that it does not have (400)', async () => {
    const { body: requested } = await request()
    const { body } = await change('dealerUser', requested, { status: 'IN_REVIEW' })
    const euros = await change('dealerUser', body, {
      costs: [{ line_id: body.lines[0].id, cost: { amount: 1, currency: 'EUR' } }],
    })
    expect([euros.status, euros.body.errors[0].path]).toEqual([400, 'body.costs.0.cost.currency'])
    expect((await change('dealerUser', body, { costs: [{ line_id: body.id, cost: usd(1) }] })).status).toBe(400)
  })

  it('records when the customer first opens it', async () => {
    const quote = await sent()
    expect((await read('dealerUser', quote.id)).body.viewed_at).toBeNull()
    const { body: first } = await read('operatorAdmin', quote.id)
    const { body: second } = await read('operatorAdmin', quote.id)
    expect([first.viewed_at, first.version]).toEqual([second.viewed_at, quote.version])
    expect(first.viewed_at).not.toBeNull()
  })
})

describe('the content of a quote', () => {
  const reviewed = async (changes: object = {}) => {
    const { body } = await request('operatorAdmin', changes)
    return (await change('dealerUser', body, { status: 'IN_REVIEW' })).body
  }

  it('the dealership changes lines: its own price applies to another quantity, the catalogue’s proposal does not', async () => {
    const quote = await reviewed()
    const [filter, seals] = quote.lines
    const { body: priced } = await change('dealerUser', quote, {
      costs: [
        { line_id: filter.id, cost: usd(4200) },
        { line_id: seals.id, cost: usd(1500) },
      ],
    })
    const { status, body } = await change('dealerUser', priced, {
      lines: [
        { id: filter.id, part_id: part, quantity: 7 },
        { id: seals.id, description: 'Seal kit', quantity: 2 },
        { description: 'Assembly', quantity: 1 },
      ],
    })
    expect([
      status,
      body.lines.map(({ quantity, cost }: { quantity: number; cost: unknown }) => [quantity, cost]),
    ]).toEqual([
      200,
      [
        [7, null],
        [2, usd(1500)],
        [1, null],
      ],
    ])
  })

  it('a price survives that the catalogue corrects what it calls the part', async () => {
    const corrected = await addPricedPart(test.db, dealershipId)
    const quote = await reviewed({ lines: [{ part_id: corrected, quantity: 2 }] })
    const { body: priced } = await change('dealerUser', quote, {
      costs: [{ line_id: quote.lines[0].id, cost: usd(4000) }],
    })
    await test.db
      .updateTable('catalogue_part')
      .set({ description: 'Corrected name' })
      .where('id', '=', corrected)
      .execute()
    const { body } = await change('dealerUser', priced, {
      lines: [{ id: quote.lines[0].id, part_id: corrected, quantity: 2, note: 'Shelf 4' }],
    })
    expect(body.lines).toMatchObject([{ description: 'Corrected name', cost: usd(4000), note: 'Shelf 4' }])
  })

  it('a line that is named twice is refused where it is the second time (400)', async () => {
    const quote = await reviewed()
    const line = { id: quote.lines[1].id, description: 'Seal kit', quantity: 1 }
    const { status, body } = await change('dealerUser', quote, { lines: [line, line] })
    expect([status, body.errors[0].path]).toEqual([400, 'body.lines.1.id'])
  })

  it('a price for a line that is removed with it is refused (400)', async () => {
    const quote = await reviewed()
    const [filter, seals] = quote.lines
    const { status, body } = await change('dealerUser', quote, {
      lines: [{ id: filter.id, part_id: part, quantity: 2 }],
      costs: [{ line_id: seals.id, cost: usd(1500) }],
    })
    expect([status, body.errors[0].path]).toEqual([400, 'body.costs.0.line_id'])
  })

  it('a price and the last day are taken back by null', async () => {
    const quote = await reviewed()
    const costs = (cost: object | null) => quote.lines.map(({ id }: { id: string }) => ({ line_id: id, cost }))
    const { body: answered } = await change('dealerUser', quote, { costs: costs(usd(4000)), valid_until: far })
    expect([answered.total.amount, answered.valid_until]).toEqual([12_990, far])
    const { body } = await change('dealerUser', answered, { costs: costs(null), valid_until: null })
    expect([body.lines[0].cost, body.total, body.valid_until]).toEqual([null, null, null])
    expect((await change('dealerUser', body, { status: 'SENT' })).status).toBe(400)
  })

  it('a part that is no longer sold is taken out, and the quote sent', async () => {
    const gone = await addPricedPart(test.db, dealershipId)
    const quote = await reviewed({ lines: [{ part_id: gone, quantity: 1 }] })
    await test.db.updateTable('catalogue_part').set({ is_active: false }).where('id', '=', gone).execute()
    expect((await change('dealerUser', quote, answerTo(quote))).body.code).toBe('part_inactive')
    const { body: changed } = await change('dealerUser', quote, { lines: [{ part_id: part, quantity: 1 }] })
    expect((await change('dealerUser', changed, answerTo(changed))).body.status).toBe('SENT')
  })

  it('delivery and address are changed while lines may be, and the tax with them', async () => {
    const { body: requested } = await request('operatorAdmin', { lines: [{ part_id: part, quantity: 1 }] })
    const { body: pickedUp } = await change('operatorAdmin', requested, { delivery: 'PICKUP' })
    expect(pickedUp).toMatchObject({ delivery: 'PICKUP', address: null })
    const { body: inReview } = await change('dealerUser', pickedUp, { status: 'IN_REVIEW' })
    expect((await change('operatorAdmin', inReview, { delivery: 'SHIP', address })).body.code).toBe('not_editable')
    const { body: shipped } = await change('dealerUser', inReview, { delivery: 'SHIP', address })
    expect(shipped).toMatchObject({ delivery: 'SHIP', address, tax_rate: { basis_points: 825 } })
  })

  it('is neither sent nor accepted without knowing where to ship it', async () => {
    await test.db.updateTable('address').set({ is_default: false }).where('organization_id', '=', operatorId).execute()
    const quote = await reviewed({ address: undefined })
    expect(quote.address).toBeNull()
    const refused = await change('dealerUser', quote, answerTo(quote))
    expect([refused.status, refused.body.errors[0]]).toEqual([
      400,
      { path: 'body.address', message: expect.stringContaining('Change delivery') },
    ])
    const { body: sentQuote } = await change('dealerUser', quote, { ...answerTo(quote), delivery: 'PICKUP' })
    expect(sentQuote.status).toBe('SENT')
    await toShipNowhere(quote.id)
    const accepted = await change('operatorAdmin', sentQuote, { status: 'ACCEPTED' })
    expect([accepted.status, accepted.body.errors[0].path]).toEqual([400, 'body.address'])
  })

  it('keeps the comment that was sent, and changes nothing once it has ended', async () => {
    const quote = await sent()
    expect((await change('dealerUser', quote, { comment: 'Three weeks' })).body.code).toBe('not_editable')
    expect((await read('operatorAdmin', quote.id)).body.comment).toBe('Two weeks')
    const { body: declined } = await change('operatorAdmin', quote, { status: 'DECLINED' })
    for (const who of ['dealerUser', 'operatorAdmin'] as const) {
      expect((await change(who, declined, { comment: 'Once more' })).body.code).toBe('not_editable')
    }
  })
})

describe('a customer', () => {
  it('accepts it: one order at the quoted prices', async () => {
    const quote = await sent()
    const { status, body } = await change('operatorAdmin', quote, { status: 'ACCEPTED' })
    expect([status, body.status, body.order_number]).toEqual([200, 'CONVERTED', expect.stringMatching(/^SO-/)])
    const { body: order } = await (await test.as('operatorAdmin')).get(`/api/v2/orders/${body.order_id}`)
    expect(order).toMatchObject({ total: usd(12991), tax: usd(990), address })
    expect(order.order_parts.map(({ cost }: { cost: object }) => cost)).toEqual([usd(4000), usd(4001)])
    expect(body.history.map(({ to }: { to: string }) => to)).toEqual([
      'REQUESTED',
      'IN_REVIEW',
      'SENT',
      'ACCEPTED',
      'CONVERTED',
    ])
  })

  it('says what should change: in words, by other lines or another delivery', async () => {
    const quote = await sent()
    const wordless = await change('operatorAdmin', quote, { status: 'REVISION_REQUESTED', comment: ' ' })
    expect([wordless.status, wordless.body.errors[0].path]).toEqual([400, 'body.comment'])
    const pickup = await change('operatorAdmin', quote, { status: 'REVISION_REQUESTED', delivery: 'PICKUP' })
    expect(pickup.body).toMatchObject({ status: 'REVISION_REQUESTED', delivery: 'PICKUP' })
  })

  it('enters the missing address with the acceptance, and the order goes there with its tax', async () => {
    const quote = await sent({ delivery: 'PICKUP', address: undefined })
    await toShipNowhere(quote.id)
    const { body } = await change('operatorAdmin', quote, { status: 'ACCEPTED', delivery: 'SHIP', address })
    const { body: order } = await (await test.as('operatorAdmin')).get(`/api/v2/orders/${body.order_id}`)
    expect(order).toMatchObject({ total: usd(12991), tax: usd(990), delivery: 'SHIP', address })
  })

  it('changes neither a known address nor anything else with the acceptance', async () => {
    const quote = await sent()
    const elsewhere = { ...address, line1: '9 Other Road' }
    const lines = [{ part_id: part, quantity: 1 }]
    for (const more of [{ address: elsewhere }, { delivery: 'PICKUP' }, { lines }]) {
      const { status, body } = await change('operatorAdmin', quote, { status: 'ACCEPTED', ...more })
      expect([status, body.code]).toEqual([409, 'not_editable'])
    }
    await toShipNowhere(quote.id)
    const { body } = await change('operatorAdmin', quote, { status: 'ACCEPTED', delivery: 'PICKUP', lines })
    expect(body.code).toBe('not_editable')
  })

  it('asks for a change, and accepts the changed quote', async () => {
    const quote = await sent()
    const lines = [
      { id: quote.lines[0]?.id, part_id: part, quantity: 3 },
      { id: quote.lines[1]?.id, description: 'Seal kit', quantity: 1, note: 'bucket cylinder' },
    ]
    const { body: asked } = await change('operatorAdmin', quote, {
      status: 'REVISION_REQUESTED',
      lines,
      comment: 'One more filter',
    })
    // A price that was quoted for another quantity is not one for this.
    expect(asked.lines).toMatchObject([{ quantity: 3, cost: null }, { cost: usd(4001) }])
    const { body: inReview } = await change('dealerUser', asked, { status: 'IN_REVIEW' })
    const { body: again } = await change('dealerUser', inReview, answerTo(inReview))
    expect(again).toMatchObject({ status: 'SENT', subtotal: usd(16001), viewed_at: null })
    expect((await change('operatorAdmin', again, { status: 'ACCEPTED' })).body.status).toBe('CONVERTED')
  })

  it('who read an earlier version is shown the present state (409)', async () => {
    const quote = await sent()
    await change('dealerUser', quote, { status: 'WITHDRAWN', comment: 'Sold out' })
    const { status, body } = await change('operatorAdmin', quote, { status: 'ACCEPTED' })
    expect([status, body.code, body.current]).toEqual([
      409,
      'changed_meanwhile',
      { status: 'WITHDRAWN', version: quote.version + 1 },
    ])
  })

  it('neither answers it nor changes its lines while the dealership works on it', async () => {
    const { body: requested } = await request()
    const { body } = await change('dealerUser', requested, { status: 'IN_REVIEW' })
    expect((await change('operatorAdmin', body, answerTo(body))).status).toBe(403)
    const lines = [{ description: 'Something else', quantity: 1 }]
    expect((await change('operatorAdmin', body, { lines })).body.code).toBe('not_editable')
  })

  it('cannot accept a part that is no longer sold, or replaced by another one (409)', async () => {
    const gone = await addPricedPart(test.db, dealershipId)
    const next = await addPricedPart(test.db, dealershipId)
    const { body: requested } = await request('operatorAdmin', { lines: [{ part_id: gone, quantity: 1 }] })
    const { body: inReview } = await change('dealerUser', requested, { status: 'IN_REVIEW' })
    const { body: quote } = await change('dealerUser', inReview, answerTo(inReview))
    await test.db.updateTable('catalogue_part').set({ is_active: false }).where('id', '=', gone).execute()
    expect((await read('operatorAdmin', quote.id)).body.lines[0].problem.code).toBe('part_inactive')
    expect((await change('operatorAdmin', quote, { status: 'ACCEPTED' })).body.code).toBe('part_inactive')
    await supersede(gone, next)
    const { status, body } = await change('operatorAdmin', quote, { status: 'ACCEPTED' })
    expect([status, body.code]).toEqual([409, 'part_superseded'])
    expect((await read('operatorAdmin', quote.id)).body).toMatchObject({ status: 'SENT', order_id: null })
  })
})

describe('what was sent', () => {
  const pricesOf = ({ offers }: { offers: { lines: { quantity: number; cost: { amount: number } }[] }[] }) =>
    offers.map(({ lines }) => lines.map(({ quantity, cost }) => [quantity, cost.amount]))

  it('stays readable for both sides, with lines and prices, also while the dealership changes it', async () => {
    const first = await sent()
    const lines = [{ id: first.lines[0]?.id, part_id: part, quantity: 3 }]
    const { body: asked } = await change('operatorAdmin', first, { status: 'REVISION_REQUESTED', lines })
    const { body: inReview } = await change('dealerUser', asked, { status: 'IN_REVIEW' })
    const { body: seen } = await read('operatorAdmin', inReview.id)
    expect([seen.total, pricesOf(seen)]).toEqual([
      null,
      [
        [
          [2, 4000],
          [1, 4001],
        ],
      ],
    ])
    expect(seen.offers[0]).toMatchObject({ number: 1, comment: 'Two weeks', valid_until: far, subtotal: usd(12_001) })
    const costs = [{ line_id: inReview.lines[0].id, cost: usd(3500) }]
    await change('dealerUser', inReview, { status: 'SENT', costs })
    for (const who of ['dealerUser', 'operatorAdmin'] as const) {
      expect(pricesOf((await read(who, first.id)).body)).toEqual([
        [
          [2, 4000],
          [1, 4001],
        ],
        [[3, 3500]],
      ])
    }
  })
})

describe('a draft of the dealership', () => {
  it('is discarded, which the customer never hears of, and nobody changes it then', async () => {
    const { body: draft } = await request('dealerUser')
    const mails = (await emailsTo(test, people.operatorAdmin)).length
    expect((await change('operatorAdmin', draft, { status: 'DISCARDED' })).status).toBe(404)
    const { status, body } = await change('dealerUser', draft, { status: 'DISCARDED' })
    expect([status, body.status, body.next_statuses, body.may_change_lines]).toEqual([200, 'DISCARDED', [], false])
    expect((await read('operatorAdmin', draft.id)).status).toBe(404)
    expect((await emailsTo(test, people.operatorAdmin)).length).toBe(mails)
    expect((await change('dealerUser', body, answerTo(body))).status).toBe(409)
  })

  it('a request is not discarded, but rejected (409)', async () => {
    const { body } = await request()
    expect((await change('dealerUser', body, { status: 'DISCARDED' })).status).toBe(409)
  })
})

describe('a quote past its last day', () => {
  const outdate = (id: string) =>
    test.db
      .updateTable('quote')
      .set({ valid_until: new Date('2020-01-01') })
      .where('id', '=', id)
      .execute()

  it('cannot be accepted, also before the job has come by (409)', async () => {
    const quote = await sent()
    await outdate(quote.id)
    expect((await change('operatorAdmin', quote, { status: 'ACCEPTED' })).body.code).toBe('quote_expired')
  })

  it('expires by the job, which e-mails both sides, the clerks too; the others stay', async () => {
    const [over, open] = [await sent(), await sent()]
    await outdate(over.id)
    await enqueue(test.db, 'expire-quotes', {}, { key: 'expire-quotes', maxAttempts: 1 })
    const mails = await emailsTo(test, people.operatorAdmin)
    expect((await read('dealerUser', over.id)).body.status).toBe('EXPIRED')
    expect((await read('dealerUser', open.id)).body.status).toBe('SENT')
    const { quote_number: number } = over
    expect(mails.map(({ subject }) => subject)).toContain(`Quote ${number} has expired`)
    for (const seller of [people.dealerAdmin, people.dealerUser]) {
      const sentEmails = await emailsTo(test, seller)
      expect(sentEmails.map(({ subject }) => subject)).toContain(`Quote ${number} for Ridgeline Quarry has expired`)
    }
  })
})

describe('the other side', () => {
  it('hears of each step by socket and by e-mail', async () => {
    const dealer = await connectSocket(origin, (await test.as('dealerUser')).token)
    expect(await dealer.join(`quotes:${dealershipId}`)).toEqual({ ok: true })
    const { body } = await request()
    await dealer.until('quote.changed')
    dealer.close()
    const mails = await emailsTo(test, people.dealerAdmin)
    const subject = `Ridgeline Quarry requests a quote (${body.quote_number})`
    expect(mails.at(-1)?.subject).toBe(subject)
    expect((await emailsTo(test, people.dealerUser)).at(-1)?.subject).toBe(subject)
    await change('dealerUser', body, { status: 'REJECTED', comment: 'We do not carry these' })
    const answers = await emailsTo(test, people.operatorAdmin)
    expect(answers.at(-1)?.text).toContain('We do not carry these')
  })
})

describe('an event', () => {
  it('names the change that caused it, as its client did; nothing that is no id', async () => {
    const dealer = await connectSocket(origin, (await test.as('dealerUser')).token)
    await dealer.join(`quotes:${dealershipId}`)
    const { body: quote } = await request()
    const changed = async (changeId: string, status: string, version: number) =>
      (await test.as('dealerUser')).send('PUT', `${api}/${quote.id}`, {
        payload: { status, version },
        headers: { 'x-change-id': changeId },
      })
    const id = randomUUID()
    const { body: inReview } = await changed(id, 'IN_REVIEW', quote.version)
    await changed('<script>', 'REJECTED', inReview.version)
    await vi.waitFor(() => expect(dealer.heard.map(({ changeId }) => changeId)).toEqual([undefined, id, undefined]))
    dealer.close()
  })
})

describe('the customer’s room', () => {
  it('hears nothing of a draft that is discarded, and of another one once it is sent', async () => {
    const dealer = await connectSocket(origin, (await test.as('dealerUser')).token)
    const buyer = await connectSocket(origin, (await test.as('operatorAdmin')).token)
    expect(await dealer.join(`quotes:${dealershipId}`)).toEqual({ ok: true })
    expect(await buyer.join(`quotes:${operatorId}`)).toEqual({ ok: true })
    const { body: discarded } = await request('dealerUser')
    await dealer.until('quote.changed', { quote_id: discarded.id })
    expect((await change('dealerUser', discarded, { status: 'DISCARDED' })).status).toBe(200)
    const { body: draft } = await request('dealerUser')
    await change('dealerUser', draft, answerTo(draft))
    await buyer.until('quote.changed', { quote_id: draft.id })
    const unsent = buyer.heard.filter(({ payload }) => payload.quote_id === discarded.id)
    expect(unsent).toEqual([])
    dealer.close()
    buyer.close()
  })
})

describe('the list', () => {
  it('has ten a page, finds numbers and lines, and filters by status', async () => {
    const { body } = await request('operatorAdmin', { lines: [{ description: 'Zephyr gasket', quantity: 1 }] })
    const list = async (query: string) => (await (await test.as('dealerUser')).get(`${api}/?${query}`)).body
    expect((await list('')).limit).toBe(10)
    for (const search of ['zephyr', body.quote_number]) {
      expect((await list(`search=${search}`)).items.map(({ id }: Wire) => id)).toContain(body.id)
    }
    expect((await list('search=zephyr&status=SENT')).items).toEqual([])
  })

  it('has the quotes with a part, by the number that was asked for or is sold, and no others', async () => {
    const numbers = ['9911-22', '9911-220', '9911-33'].map((partNumber) => ({ partNumber }))
    const [old = '', longer = '', now = ''] = await Promise.all(
      numbers.map((one) => addPricedPart(test.db, dealershipId, one)),
    )
    await supersede(old, now)
    const { body: replaced } = await request('operatorAdmin', { lines: [{ part_id: old, quantity: 1 }] })
    await request('operatorAdmin', { lines: [{ part_id: longer, quantity: 1 }] })
    const free = { part_number: '9911/44', description: 'Gasket', quantity: 1 }
    const { body: typed } = await request('operatorAdmin', { lines: [free] })
    const list = async (number: string, who: Who = 'operatorAdmin') => {
      const { body } = await (await test.as(who)).get(`${api}/?part_number=${encodeURIComponent(number)}`)
      return body.items.map(({ id }: Wire) => id)
    }
    expect(await list('9911 22')).toEqual([replaced.id])
    expect(await list('991133')).toEqual([replaced.id])
    expect(await list('9911-44')).toEqual([typed.id])
    expect(await list('9911')).toEqual([])
    expect(await list('--')).toEqual([])
    expect(await list('9911-44', 'operator')).toEqual([])
  })

  it('of somebody without admin rights has their own quotes only', async () => {
    const [own, others] = [await request('operator'), await request('operatorAdmin')]
    const { body } = await (await test.as('operator')).get(`${api}/?limit=1000`)
    const ids = body.items.map(({ id }: Wire) => id)
    expect([ids.includes(own.body.id), ids.includes(others.body.id)]).toEqual([true, false])
  })
})

const supersede = (old: string, now: string) =>
  test.db
    .updateTable('catalogue_part')
    .set({ superseded_by_id: now, supersession_reason: 'Longer life' })
    .where('id', '=', old)
    .execute()
