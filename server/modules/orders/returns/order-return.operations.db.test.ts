import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { pdfPages } from '../../../seed/manuals/testing/pdf-pages'
import { placeOrder } from '../place-order'

let test: TestApp
let sides: { dealershipId: string; operatorId: string }
beforeAll(async () => {
  test = await createTestApp()
  sides = {
    dealershipId: await organizationId(test, 'Northfield Equipment'),
    operatorId: await organizationId(test, 'Ridgeline Quarry'),
  }
  await test.db
    .insertInto('customer_terms')
    .values({ organization_id: sides.dealershipId, operator_id: sides.operatorId, pays_on_account: true })
    .execute()
})
afterAll(() => test.close())

const api = '/api/v2/orders'
const call = async (who: Who, method: 'POST' | 'PUT', path: string, payload: object) =>
  (await test.as(who)).send(method, `${api}/${path}`, { payload })
const read = async (id: string) => (await (await test.as('operatorAdmin')).get(`${api}/${id}`)).body

/** An order for three seals, handed over at the counter, of which each costs 1.00 and 8.25 % tax. */
async function delivered(quantity = 3) {
  const line = { partId: null, bundleId: null, partNumber: '', askedNumber: null, coreChargeAmount: 0, parts: [] }
  const id = await testUnitOfWork(test.db).transact((trx) =>
    placeOrder(trx, {
      ...sides,
      by: { actors: ['customer'] },
      currency: 'USD',
      lines: [{ ...line, description: 'Seal, made to measure', quantity: 3, unitAmount: 100 }],
      taxRate: { name: 'Sales tax', basisPoints: 825 },
      delivery: 'PICKUP',
      address: null,
      poNumber: '',
      note: '',
      instanceId: null,
    }),
  )
  const order = await read(id)
  const seal = order.order_parts[0].id as string
  const { body } = await handOver({ id, seal }, quantity)
  return { id, seal, version: body.version as number }
}
const handOver = async ({ id, seal }: { id: string; seal: string }, quantity: number) => {
  const { version } = await read(id)
  return call('dealerUser', 'POST', `${id}/shipments`, { version, lines: [{ line_id: seal, quantity }] })
}
const ask = (order: { id: string; seal: string }, version: number, quantity: number) =>
  call('operatorAdmin', 'POST', `${order.id}/returns`, {
    version,
    reason: 'Wrong size',
    lines: [{ line_id: order.seal, quantity }],
  })
/** Pieces of an order are asked for and come back to the shelf. */
async function sendBack(order: { id: string; seal: string }, quantity: number) {
  const { body: asked } = await ask(order, (await read(order.id)).version, quantity)
  const path = `${order.id}/returns/${asked.id}`
  await call('dealerUser', 'PUT', `${path}/status`, { status: 'ACCEPTED', version: 1 })
  const lines = [{ line_id: order.seal, restocked: quantity, scrapped: 0 }]
  return (await call('dealerUser', 'PUT', `${path}/received`, { version: 2, lines })).body
}

describe('a return', () => {
  it('is requested, accepted and received in part, and raises the fulfillment of a completed order', async () => {
    const order = await delivered()
    const { status, body: asked } = await ask(order, order.version, 2)
    expect([status, asked.status, asked.refund.amount]).toEqual([201, 'REQUESTED', 217])
    const path = `${order.id}/returns/${asked.id}`
    const accepted = await call('dealerUser', 'PUT', `${path}/status`, { status: 'ACCEPTED', version: 1 })
    expect(accepted.body.next_statuses).toEqual(['RECEIVED', 'CANCELLED'])
    const lines = [{ line_id: order.seal, restocked: 1, scrapped: 1 }]
    const received = await call('dealerUser', 'PUT', `${path}/received`, { version: 2, lines })
    expect(received.body).toMatchObject({ status: 'RECEIVED', next_statuses: [], refund: { amount: 217 } })
    expect(await read(order.id)).toMatchObject({ status: 'COMPLETED', fulfillment_status: 'PARTIALLY_RETURNED' })
    const again = await call('dealerUser', 'PUT', `${path}/received`, { version: 2, lines })
    expect([again.status, again.body.current]).toEqual([409, { status: 'RECEIVED', version: 3 }])
    const { body: history } = await (await test.as('operatorAdmin')).get(`${api}/${order.id}/history`)
    expect(history.entries.slice(-3).map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['RETURN_REQUESTED', 'RETURN_ACCEPTED', 'RETURN_RECEIVED'],
    ])
  })

  it('lowers what is to be paid as long as nobody has paid, and is refunded afterwards', async () => {
    const order = await delivered()
    expect((await read(order.id)).total.amount).toBe(325)
    expect(await sendBack(order, 2)).toMatchObject({ settlement: 'CREDIT', refund: { amount: 217 } })
    const lowered = await read(order.id)
    expect(lowered).toMatchObject({ subtotal: { amount: 100 }, tax: { amount: 8 }, total: { amount: 108 } })
    expect(lowered.order_parts[0]).toMatchObject({ returned: 2, credited: 2, total: { amount: 108 } })
    // The invoice of 325 says 217 too much.
    expect(lowered.credit_notes).toMatchObject([{ reason: 'RETURN', return_number: 1, amount: { amount: 217 } }])
    await test.db.updateTable('customer_order').set({ payment_status: 'PAID' }).where('id', '=', order.id).execute()
    expect(await sendBack(order, 1)).toMatchObject({ settlement: 'REFUND', refund: { amount: 108 } })
    const paid = await read(order.id)
    expect(paid).toMatchObject({ total: { amount: 108 }, fulfillment_status: 'RETURNED' })
    expect(paid.order_parts[0]).toMatchObject({ returned: 3, credited: 2 })
  })

  it('before the invoice is issued is on it as returned, and after that changes nothing of it', async () => {
    const order = await delivered(2)
    await sendBack(order, 1)
    await handOver(order, 1)
    const invoice = async () => {
      const { raw } = await (await test.as('dealerUser')).get(`${api}/${order.id}/documents/invoice`)
      return (await pdfPages(raw.rawPayload)).join(' ')
    }
    const issued = await invoice()
    expect(issued).toContain('Returned, not charged: 1')
    expect(issued).not.toContain('Cancelled')
    await sendBack(order, 1)
    expect(await invoice()).toBe(issued)
  })

  it('of several at once never exceeds what was delivered', async () => {
    const order = await delivered()
    const answers = await Promise.all([2, 2, 2, 2].map((quantity) => ask(order, order.version, quantity)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    const { version } = await read(order.id)
    expect((await ask(order, version, 2)).status).toBe(400)
    expect((await ask(order, version, 1)).status).toBe(201)
  })

  it('is declined only by the dealership and with a reason, after which its pieces can be asked for again', async () => {
    const order = await delivered()
    const { body: asked } = await ask(order, order.version, 3)
    const path = `${order.id}/returns/${asked.id}/status`
    const decline = { status: 'DECLINED', version: 1, reason: 'Used' }
    expect((await call('operatorAdmin', 'PUT', path, decline)).status).toBe(403)
    expect((await call('dealerUser', 'PUT', path, { ...decline, reason: ' ' })).status).toBe(400)
    expect((await call('dealerUser', 'PUT', path, decline)).body.refund.amount).toBe(0)
    expect((await ask(order, (await read(order.id)).version, 3)).status).toBe(201)
  })
})
