import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfPages } from '../../../seed/manuals/testing/pdf-pages'
import { createPaymentWorld, type PaymentWorld, TOTAL, usd } from '../testing/payment-world'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

const api = '/api/v2/orders'
const notesOf = async (id: string) => (await world.order(id)).credit_notes
const pdf = async (id: string, document: string) => {
  const { raw } = await (await world.as('operatorAdmin')).get(`${api}/${id}/documents/${document}`)
  return (await pdfPages(raw.rawPayload)).join(' ')
}

async function call(id: string, method: 'POST' | 'PUT', path: string, payload: object) {
  const { version } = await world.order(id)
  const { status, body } = await (await world.as('dealerAdmin')).send(method, `${api}/${id}/${path}`, {
    payload: { version, ...payload },
  })
  expect([status, body.detail]).toEqual([status < 300 ? status : 200, undefined])
  return body
}

/** A paid order whose two pieces were handed over. */
async function handedOver() {
  const { orderId: id } = await world.paidOrder()
  await world.move(id, 'PROCESSING')
  const [line] = (await world.order(id)).order_parts
  await call(id, 'POST', 'shipments', { lines: [{ line_id: line.id, quantity: 2 }] })
  return { id, lineId: line.id as string }
}

async function sendBack({ id, lineId }: { id: string; lineId: string }, quantity = 1): Promise<string> {
  const asked = await call(id, 'POST', 'returns', { reason: 'Wrong size', lines: [{ line_id: lineId, quantity }] })
  await call(id, 'PUT', `returns/${asked.id}/status`, { status: 'ACCEPTED', version: 1 })
  const lines = [{ line_id: lineId, restocked: quantity, scrapped: 0 }]
  await call(id, 'PUT', `returns/${asked.id}/received`, { version: 2, lines })
  return asked.id
}
const returnsOf = async (id: string) =>
  (await (await world.as('operatorAdmin')).get(`${api}/${id}/returns`)).body.returns
const paymentOf = async (id: string) => {
  const [payment] = await world.payments(id)
  return (await (await world.as('dealerAdmin')).get(`/api/v2/payments/${payment?.id}`)).body
}
const refund = async (id: string, amount: number, return_id?: string) =>
  (await world.as('dealerAdmin')).post(`/api/v2/payments/refund/${id}/`, {
    amount: usd(amount),
    reason: 'Return',
    ...(return_id && { return_id }),
  })

describe('what was paid for and comes back', () => {
  it('is due for its own return, and refunded for it', async () => {
    const order = await handedOver()
    const first = await sendBack(order)
    expect((await returnsOf(order.id))[0]).toMatchObject({ refund_due: usd(TOTAL / 2), refunded: usd(0) })
    expect((await paymentOf(order.id)).returns_due).toEqual([{ id: first, number: 1, due: usd(TOTAL / 2) }])
    expect((await refund(order.id, TOTAL / 2 + 1, first)).body.code).toBe('refund_too_high')
    expect((await refund(order.id, TOTAL / 2, first)).body).toMatchObject({ state: 'SUCCEEDED', return_number: 1 })
    const lines = [{ line_id: order.lineId, quantity: 1 }]
    await call(order.id, 'POST', 'returns', { reason: 'Also wrong', lines })
    const [one, other] = await returnsOf(order.id)
    expect(one).toMatchObject({ refunded: usd(TOTAL / 2), refund_due: usd(0) })
    expect(other).toMatchObject({ status: 'REQUESTED', refunded: usd(0), refund_due: usd(0), refund_pending: usd(0) })
    expect((await paymentOf(order.id)).returns_due).toEqual([])
    const { order_number: number } = await world.order(order.id)
    const [mail] = await world.emails(`Refund for order ${number}`)
    expect(mail?.text).toContain('return 1')
  })

  it('is credited once, however it is refunded, and the invoice stays as it was', async () => {
    const order = await handedOver()
    const invoice = await pdf(order.id, 'invoice')
    const back = await sendBack(order)
    const [note] = await notesOf(order.id)
    expect(note).toMatchObject({ reason: 'RETURN', return_number: 1, amount: usd(TOTAL / 2) })
    await refund(order.id, TOTAL / 2, back)
    expect(await notesOf(order.id)).toEqual([note])
    expect(await pdf(order.id, 'invoice')).toBe(invoice)
    const written = await pdf(order.id, `credit-note?number=${note.number}`)
    const { invoice_number } = await world.order(order.id)
    for (const words of [note.number, invoice_number, '$42.00']) expect(written).toContain(words)
    const { order_number: number } = await world.order(order.id)
    const [mail] = await world.emails(`Order ${number}: return received`)
    expect(mail?.text).toContain(`Credit note ${note.number}`)
  })
})

describe('a credit note', () => {
  it('of a cancelled order takes everything back, and its refund nothing more', async () => {
    const { orderId } = await world.paidOrder()
    await world.move(orderId, 'CANCELLED')
    await world.test.runJobs()
    expect(await notesOf(orderId)).toMatchObject([{ reason: 'CANCELLATION', amount: usd(TOTAL) }])
  })

  it('is issued for a refund for which nothing came back', async () => {
    const { orderId } = await world.paidOrder()
    const invoice = await pdf(orderId, 'invoice')
    await refund(orderId, 1001)
    expect(await notesOf(orderId)).toMatchObject([{ reason: 'REFUND', return_number: null, amount: usd(1001) }])
    expect(await pdf(orderId, 'credit-note')).toContain('$10.01')
    expect(await pdf(orderId, 'invoice')).toBe(invoice)
    await world.move(orderId, 'CANCELLED')
    await world.test.runJobs()
    const amounts = (await notesOf(orderId)).map(({ amount }: { amount: { amount: number } }) => amount.amount)
    expect(amounts).toEqual([1001, TOTAL - 1001])
  })

  it('has the next number of the dealership, without gaps however many are issued at once', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => world.paidOrder()))
    await Promise.all(orders.map(({ orderId }) => world.move(orderId, 'CANCELLED')))
    const { rows } = await sql<{ number: number }>`
      select number from credit_note where organization_id = ${world.dealershipId} order by number`.execute(world.db)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  })

  it('never changes', async () => {
    await expect(world.db.deleteFrom('credit_note_line').execute()).rejects.toThrow()
  })
})
