import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { listTransitions } from '../../../db/transition'

const api = '/api/v2/orders'

let test: TestApp
let parties: { dealership_id: string; operator_id: string }
let part: string
let order: { id: string; version: number; order_number: string }
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
  order = (
    await staff.post(`${api}/`, {
      ...parties,
      order_parts: [{ part_id: part, quantity: 2 }],
      address: { line1: '12 Quarry Road', city: 'Butte', country: 'US' },
    })
  ).body
  const link = await staff.post('/api/v2/portal-links', { kind: 'order', order_id: order.id })
  token = new URL(link.body.url).searchParams.get('token') ?? ''
})
afterAll(() => test.close())

const summary = () => test.anyone.get(`${api}/token/${token}`)
const details = () => test.anyone.get(`${api}/token/${token}/details`)
const fail = (version = order.version) =>
  test.anyone.put(`${api}/failed-status/${token}`, { version, reason: ' No card ' })
const history = () => listTransitions(test.db, { table: 'customer_order' }, order.id)

describe('an order by its link, without an account', () => {
  it('shows its state and its sum, and with its lines what each costs', async () => {
    const { status, body } = await summary()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: order.id,
      order_number: order.order_number,
      status: 'AWAITING_PAYMENT',
      dealership: { name: 'Northfield Equipment' },
      total: { amount: 8400, currency: 'USD' },
      next_statuses: ['FAILED', 'CANCELLED'],
    })
    expect(body.order_parts).toBeUndefined()
    expect((await details()).body).toMatchObject({
      order_parts: [{ part: { id: part }, quantity: 2, cost: { amount: 4200 } }],
      address: { line1: '12 Quarry Road' },
    })
  })

  it('reading it changes nothing: "nothing that acts happens on a GET"', async () => {
    await summary()
    await details()
    expect((await summary()).body).toMatchObject({ version: order.version, status: 'AWAITING_PAYMENT' })
  })
})

describe('an order that could not be paid', () => {
  it('fails with the reason, and repeated, as by a second tab, only once', async () => {
    const answers = await Promise.all([fail(), fail(), fail()])
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(answers.map(() => [200, 'FAILED']))
    const failures = (await history()).filter(({ to }) => to === 'FAILED')
    expect(failures).toMatchObject([{ from: 'AWAITING_PAYMENT', personId: null, reason: 'No card' }])
  })

  it('does not fail once it is paid, processed or cancelled', async () => {
    for (const status of ['PAID', 'PROCESSING', 'CANCELLED'] as const) {
      await test.db.updateTable('customer_order').set({ status }).where('id', '=', order.id).execute()
      expect([status, (await fail()).status, (await summary()).body.status]).toEqual([status, 409, status])
    }
  })

  it('is not failed by who has read an older version, and answers with its state', async () => {
    const answer = await fail(order.version + 7)
    expect([answer.status, answer.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(answer.body.current).toMatchObject({ status: 'AWAITING_PAYMENT', version: order.version })
  })
})
