import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailsTo } from '../../../../tests/support/emails'
import { organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { createTestApp, people, type TestApp } from '../../../../tests/support/test-app'

const api = '/api/v2/quotes'
const usd = (amount: number) => ({ amount, currency: 'USD' })

let test: TestApp
let parties: { dealership_id: string; operator_id: string }
let part: string
let quote: { id: string; version: number; lines: { id: string }[] }
let link: { id: string; url: string }
let token: string
beforeAll(async () => {
  test = await createTestApp()
  parties = {
    dealership_id: await organizationId(test, 'Northfield Equipment'),
    operator_id: await organizationId(test, 'Ridgeline Quarry'),
  }
  part = await addPricedPart(test.db, parties.dealership_id)
})
beforeEach(async () => {
  const staff = await test.as('dealerUser')
  const { body: draft } = await staff.post(`${api}/`, {
    ...parties,
    lines: [{ part_id: part, quantity: 2 }],
    address: { line1: '12 Quarry Road', city: 'Butte', country: 'US' },
  })
  quote = draft
  link = (await staff.post('/api/v2/portal-links', { kind: 'quote', quote_id: draft.id })).body
  token = new URL(link.url).searchParams.get('token') ?? ''
})
afterAll(() => test.close())

const send = async (more: object = {}) => {
  const { status, body } = await (await test.as('dealerUser')).put(`${api}/${quote.id}`, {
    status: 'SENT',
    version: quote.version,
    costs: quote.lines.map(({ id }) => ({ line_id: id, cost: usd(4000) })),
    comment: 'Two weeks',
    valid_until: '2999-12-31',
    ...more,
  })
  expect(status).toBe(200)
  quote = body
}
const read = () => test.anyone.get(`${api}/token/${token}`)
const answer = (status: string, more: object = {}) =>
  test.anyone.put(`${api}/token/${token}`, { status, version: quote.version, contact: ' Rosa ', ...more })
/** Without a status, unless `more` names one. */
const byLink = (more: object) =>
  test.anyone.put(`${api}/token/${token}`, { version: quote.version, contact: ' Rosa ', ...more })
const asStaff = async () => (await (await test.as('dealerUser')).get(`${api}/${quote.id}`)).body
const orders = () => test.db.selectFrom('customer_order').select('id').execute()

describe('a quote by its link, without an account', () => {
  it('shows what its customer sees, and what a link may answer', async () => {
    await send()
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'SENT',
      comment: 'Two weeks',
      total: usd(8000),
      valid_until: '2999-12-31',
      lines: [{ part_id: part, quantity: 2, cost: usd(4000) }],
      next_statuses: ['REVISION_REQUESTED', 'ACCEPTED', 'DECLINED'],
      may_change_lines: false,
      may_quote: false,
      order_token: null,
    })
  })

  it('reading it changes nothing, since mail scanners open links: it is not recorded as opened', async () => {
    await send()
    await read()
    expect(await asStaff()).toMatchObject({ version: quote.version, viewed_at: null })
  })

  it('is not there as long as it is a draft (404)', async () => {
    expect((await read()).status).toBe(404)
    expect((await answer('DECLINED')).status).toBe(404)
  })
})

describe('answering a quote by its link', () => {
  beforeEach(() => send())

  it('accepted, it becomes one order at the quoted prices, which a further link opens', async () => {
    const { status, body } = await answer('ACCEPTED', { comment: 'Gate 3' })
    expect([status, body.status]).toEqual([200, 'CONVERTED'])
    const order = await test.anyone.get(`/api/v2/orders/token/${body.order_token}/details`)
    expect(order.body).toMatchObject({ id: body.order_id, subtotal: usd(8000), placed_by: null })
    expect((await read()).body.order_token).toBe(body.order_token)
    const seen = await asStaff()
    expect(seen.viewed_at).not.toBeNull()
    expect(seen.history.at(-2)).toMatchObject({ to: 'ACCEPTED', by: null, reason: 'Rosa: Gate 3' })
    const mail = (await emailsTo(test, people.dealerAdmin)).at(-1)
    expect(mail?.text).toContain('Rosa: Gate 3')
  })

  it('accepted by two clicks at once, and again later, it becomes one order', async () => {
    const before = (await orders()).length
    const answers = await Promise.all([answer('ACCEPTED'), answer('ACCEPTED'), answer('ACCEPTED')])
    answers.push(await answer('ACCEPTED'))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.order_id} ${body.order_token}`)).size).toBe(1)
    expect(answers[0]?.body.order_id).toEqual(expect.any(String))
    expect((await orders()).length - before).toBe(1)
  })

  it('declined, it names who did and why, and no order is placed', async () => {
    const before = (await orders()).length
    const { body } = await answer('DECLINED', { comment: 'Too late' })
    expect(body).toMatchObject({ status: 'DECLINED', order_token: null, next_statuses: [] })
    expect((await answer('DECLINED')).status).toBe(200)
    expect((await asStaff()).history.at(-1)).toMatchObject({ to: 'DECLINED', reason: 'Rosa: Too late' })
    expect((await orders()).length).toBe(before)
  })

  it('a change is asked for with words, and the same link opens the changed quote', async () => {
    const wordless = await answer('REVISION_REQUESTED', { comment: ' ' })
    expect([wordless.status, wordless.body.errors[0].path]).toEqual([400, 'body.comment'])
    const { body } = await answer('REVISION_REQUESTED', { comment: 'Three of them' })
    expect([body.status, body.next_statuses]).toEqual(['REVISION_REQUESTED', []])
    const staff = await test.as('dealerUser')
    const inReview = await staff.put(`${api}/${quote.id}`, { status: 'IN_REVIEW', version: body.version })
    quote = inReview.body
    expect((await read()).body).toMatchObject({ status: 'IN_REVIEW', total: null })
    await send()
    expect((await answer('ACCEPTED')).body.status).toBe('CONVERTED')
  })

  it('a change is asked for by changed lines alone, and they are changed further until the dealership opens them', async () => {
    const [line] = quote.lines
    const { status, body } = await answer('REVISION_REQUESTED', {
      lines: [
        { id: line?.id, quantity: 3 },
        { description: 'Seal kit', quantity: 1 },
      ],
    })
    expect([status, body.status, body.may_change_lines]).toEqual([200, 'REVISION_REQUESTED', true])
    expect(body.lines).toMatchObject([
      { part_id: part, quantity: 3, cost: null },
      { part_id: null, description: 'Seal kit', quantity: 1 },
    ])
    quote = body
    const again = await byLink({ lines: [{ id: line?.id, quantity: 4 }] })
    expect(again.body).toMatchObject({ status: 'REVISION_REQUESTED', lines: [{ part_id: part, quantity: 4 }] })
    expect((await asStaff()).history.at(-1)).toMatchObject({
      from: 'REVISION_REQUESTED',
      to: 'REVISION_REQUESTED',
      reason: 'Rosa',
    })
  })

  it('delivery and address are changed while the lines may be, and the tax with them', async () => {
    const rate = {
      organization_id: parties.dealership_id,
      name: 'Idaho',
      region: 'ID',
      country: 'US',
      basis_points: 600,
    }
    await test.db.insertInto('tax_rate').values(rate).execute()
    const address = { line1: '5 Mill Road', city: 'Boise', region: 'ID', country: 'US' }
    expect((await byLink({ delivery: 'SHIP', address })).body.code).toBe('not_editable')
    const { status, body } = await answer('REVISION_REQUESTED', { delivery: 'SHIP', address })
    expect([status, body]).toMatchObject([
      200,
      { status: 'REVISION_REQUESTED', delivery: 'SHIP', address, tax_rate: { name: 'Idaho' } },
    ])
    quote = body
    const picked = await byLink({ delivery: 'PICKUP' })
    expect(picked.body).toMatchObject({ delivery: 'PICKUP', address: null, lines: [{ quantity: 2 }] })
    expect((await byLink({ delivery: 'SHIP', address })).body.code).toBe('changed_meanwhile')
    expect((await asStaff()).history.at(-1)).toMatchObject({ reason: 'Rosa', by: null })
    quote = (
      await (
        await test.as('dealerUser')
      ).put(`${api}/${quote.id}`, { status: 'IN_REVIEW', version: picked.body.version })
    ).body
    expect((await byLink({ delivery: 'PICKUP' })).body.code).toBe('not_editable')
  })

  it.each([{ delivery: 'DRONE' }, { address: { city: 'Butte', country: 'US' } }, { address: null }])(
    'a delivery as %j is refused (400)',
    async (changes) => {
      expect((await answer('REVISION_REQUESTED', changes)).status).toBe(400)
      expect((await asStaff()).status).toBe('SENT')
    },
  )

  it('shipping asks for an address where the quote has none: those of the customer are not shown', async () => {
    const ofCustomer = { organization_id: parties.operator_id, label: 'Pit', is_default: true }
    const address = { line1: '5 Mill Road', city: 'Butte', country: 'US' }
    await test.db
      .insertInto('address')
      .values({ ...address, ...ofCustomer, line1: '1 Gate Road' })
      .execute()
    quote = (await answer('REVISION_REQUESTED', { delivery: 'PICKUP' })).body
    const { status, body } = await byLink({ delivery: 'SHIP' })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'body.address'])
    expect((await byLink({ delivery: 'SHIP', address })).body).toMatchObject({ delivery: 'SHIP', address })
  })

  it('accepting a shipment to nowhere asks for the address, and the one order goes there', async () => {
    await test.db.updateTable('quote').set({ address: null }).where('id', '=', quote.id).execute()
    const before = (await orders()).length
    const refused = await answer('ACCEPTED')
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'body.address'])
    const address = { line1: '5 Mill Road', city: 'Butte', country: 'US' }
    const [first, again] = [await answer('ACCEPTED', { address }), await answer('ACCEPTED', { address })]
    expect([first.body.status, again.body.order_id]).toEqual(['CONVERTED', first.body.order_id])
    expect((await orders()).length - before).toBe(1)
    const order = await test.anyone.get(`/api/v2/orders/token/${first.body.order_token}/details`)
    expect(order.body).toMatchObject({ delivery: 'SHIP', address })
  })

  it('lines of another quote, lines without words, and nothing at all are refused (400)', async () => {
    const foreign = { id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a03', quantity: 1 }
    for (const lines of [[foreign], [{ quantity: 1 }], undefined]) {
      expect((await byLink({ ...(lines && { status: 'REVISION_REQUESTED', lines }) })).status).toBe(400)
    }
    expect((await byLink({ lines: [{ id: quote.lines[0]?.id, quantity: 1 }] })).body.code).toBe('not_editable')
  })

  it('a line that is named twice is refused where it is the second time (400)', async () => {
    const line = { id: quote.lines[0]?.id, quantity: 1 }
    const { status, body } = await answer('REVISION_REQUESTED', { lines: [line, line] })
    expect([status, body.errors[0].path]).toEqual([400, 'body.lines.1.id'])
  })

  it('who has read an earlier version gets the present state (409)', async () => {
    const seen = quote.version
    await (await test.as('dealerUser')).put(`${api}/${quote.id}`, { status: 'WITHDRAWN', version: seen })
    const { status, body } = await answer('ACCEPTED', { version: seen })
    expect([status, body.code, body.current]).toEqual([
      409,
      'changed_meanwhile',
      { status: 'WITHDRAWN', version: seen + 1 },
    ])
  })

  it('is not a repetition if another version was accepted meanwhile (409)', async () => {
    await answer('ACCEPTED')
    const { status, body } = await answer('ACCEPTED', { version: quote.version - 1 })
    expect([status, body.current.status]).toEqual([409, 'CONVERTED'])
  })

  it('past its last day it is no longer accepted (409)', async () => {
    await test.db
      .updateTable('quote')
      .set({ valid_until: new Date('2020-01-01') })
      .where('id', '=', quote.id)
      .execute()
    const { status, body } = await answer('ACCEPTED')
    expect([status, body.code]).toEqual([409, 'quote_expired'])
  })

  it('needs somebody who answers, and accepts no moves of the dealership (400)', async () => {
    expect((await answer('ACCEPTED', { contact: '  ' })).status).toBe(400)
    for (const status of ['WITHDRAWN', 'CANCELLED', 'CONVERTED']) expect((await answer(status)).status).toBe(400)
  })

  it('a revoked link neither shows nor answers it (410)', async () => {
    await (await test.as('dealerUser')).delete(`/api/v2/portal-links/${link.id}`)
    for (const { status, body } of [await read(), await answer('ACCEPTED')]) {
      expect([status, body.code]).toEqual([410, 'link_revoked'])
    }
    expect((await asStaff()).status).toBe('SENT')
  })
})

describe('the e-mail about a sent quote', () => {
  const mailedAddress = async () => {
    const mail = (await emailsTo(test, people.operatorAdmin)).at(-1)
    return /https?:\S+operator-quote-details\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  it('has a link by which it is answered without an account, the same each time it is sent', async () => {
    await send()
    const address = await mailedAddress()
    token = new URL(address).searchParams.get('token') ?? ''
    const { body } = await answer('REVISION_REQUESTED', { comment: 'Three of them' })
    expect(body).toMatchObject({ id: quote.id, status: 'REVISION_REQUESTED' })
    const staff = await test.as('dealerUser')
    quote = (await staff.put(`${api}/${quote.id}`, { status: 'IN_REVIEW', version: body.version })).body
    await send()
    expect(await mailedAddress()).toBe(address)
  })

  it('has another link once the one before it was revoked', async () => {
    await send()
    const address = await mailedAddress()
    const staff = await test.as('dealerUser')
    const { body: links } = await staff.get(`/api/v2/portal-links?kind=quote&record_id=${quote.id}&limit=100`)
    for (const { id } of links.items) await staff.delete(`/api/v2/portal-links/${id}`)
    const buyer = await test.as('operatorAdmin')
    const wish = { status: 'REVISION_REQUESTED', version: quote.version, comment: 'Sooner' }
    const { body } = await buyer.put(`${api}/${quote.id}`, wish)
    quote = (await staff.put(`${api}/${quote.id}`, { status: 'IN_REVIEW', version: body.version })).body
    await send()
    token = new URL(address).searchParams.get('token') ?? ''
    expect((await read()).status).toBe(410)
    token = new URL(await mailedAddress()).searchParams.get('token') ?? ''
    expect((await read()).status).toBe(200)
  })
})
