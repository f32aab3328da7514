import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { receive } from '../../inventory'
import { createPaymentWorld, type PaymentWorld, usd } from '../../payments/testing/payment-world'

let world: PaymentWorld
let partId: string
beforeAll(async () => {
  world = await createPaymentWorld()
  const { db, dealershipId, dealershipId: organization_id } = world
  const rate = { organization_id, name: 'Sales tax', country: 'US', region: '', basis_points: 825 }
  await db.insertInto('tax_rate').values(rate).execute()
  partId = await addPricedPart(db, dealershipId, { cost: 333 })
  const { id: locationId } = await db
    .selectFrom('stock_location')
    .where('is_default', '=', true)
    .select('id')
    .executeTakeFirstOrThrow()
  await testUnitOfWork(db).transact((trx) => receive(trx, { dealershipId, partId, locationId, quantity: 1000 }))
})
afterAll(() => world.test.close())

/** What two pieces cost with their tax, what one costs, and by how much two cost more than one: tax is rounded for all. */
const [TWO, ONE, OTHER] = [666 + 55, 333 + 27, 333 + 28]

const api = '/api/v2/orders'

/** Of this month, in cents. */
async function sales(): Promise<number> {
  const { body } = await (await world.as('dealerAdmin')).get('/api/v2/dashboard/sales')
  return body.months.at(-1).sales.find(({ currency }: { currency: string }) => currency === 'USD')?.amount ?? 0
}

async function call(id: string, method: 'POST' | 'PUT', path: string, payload: object) {
  const { version } = await world.order(id)
  const url = `${api}/${id}/${path}`
  const { status, body } = await (await world.as('dealerAdmin')).send(method, url, { payload: { version, ...payload } })
  expect([path, status < 300 ? null : body]).toEqual([path, null])
  return body
}

/** Orders two pieces, which are paid in advance or on account, and accepted. @returns the order, and what sales were before */
async function order(terms: 'PAID' | 'ON_ACCOUNT') {
  const before = await sales()
  await world.payOnAccount(terms === 'ON_ACCOUNT')
  const { body } = await (await world.as('operatorAdmin')).post(`${api}/`, {
    dealership_id: world.dealershipId,
    order_parts: [{ part_id: partId, quantity: 2 }],
    address: { line1: '12 Quarry Road', city: 'Butte', region: 'MT', country: 'US' },
  })
  const id: string = body.id
  if (terms === 'PAID') {
    await world.checkout(id)
    await world.pay(id)
    await world.move(id, 'PROCESSING')
  }
  const { order_parts, status, total } = await world.order(id)
  expect([status, total]).toEqual(['PROCESSING', usd(TWO)])
  expect((await sales()) - before).toBe(TWO)
  return { id, lineId: order_parts[0].id as string, sold: async () => (await sales()) - before }
}

/** Sends both pieces, and has one come back. */
async function sendBack({ id, lineId }: Awaited<ReturnType<typeof order>>) {
  const sent = await call(id, 'POST', 'shipments', { lines: [{ line_id: lineId, quantity: 2 }] })
  await call(id, 'PUT', `shipments/${sent.shipments[0].id}/delivered`, {})
  const asked = await call(id, 'POST', 'returns', { reason: 'Wrong size', lines: [{ line_id: lineId, quantity: 1 }] })
  await call(id, 'PUT', `returns/${asked.id}/status`, { status: 'ACCEPTED', version: 1 })
  const lines = [{ line_id: lineId, restocked: 1, scrapped: 0 }]
  await call(id, 'PUT', `returns/${asked.id}/received`, { version: 2, lines })
  return asked.id as string
}

const creditNotes = async (id: string) =>
  (await world.order(id)).credit_notes.map(({ reason, amount }: { reason: string; amount: { amount: number } }) => ({
    [reason]: amount.amount,
  }))
const refund = async (id: string, body: object) =>
  expect((await (await world.as('dealerAdmin')).post(`/api/v2/payments/refund/${id}/`, body)).status).toBe(201)

it('sales count what came back after it was paid once, and the credit note says what is refunded for it', async () => {
  const paid = await order('PAID')
  const return_id = await sendBack(paid)
  expect([await creditNotes(paid.id), await paid.sold()]).toEqual([[{ RETURN: ONE }], TWO - ONE])
  await refund(paid.id, { return_id })
  expect([await creditNotes(paid.id), await paid.sold()]).toEqual([[{ RETURN: ONE }], TWO - ONE])
  const [payment] = (await world.order(paid.id)).payments
  expect(payment.refunds).toMatchObject([{ amount: usd(ONE) }])
})

it('sales count what came back on account once, by the total that it has lowered', async () => {
  const onAccount = await order('ON_ACCOUNT')
  await sendBack(onAccount)
  expect([(await world.order(onAccount.id)).total, await onAccount.sold()]).toEqual([usd(TWO - OTHER), ONE])
})

it('sales count a refund for which nothing came back, also where something does later', async () => {
  const paid = await order('PAID')
  await refund(paid.id, { amount: usd(100), reason: 'Scratched' })
  expect([await creditNotes(paid.id), await paid.sold()]).toEqual([[{ REFUND: 100 }], TWO - 100])
  await sendBack(paid)
  expect([await creditNotes(paid.id), await paid.sold()]).toEqual([[{ REFUND: 100 }, { RETURN: ONE }], TWO - 100 - ONE])
})

it('sales count cancelled pieces once, and their refund no more', async () => {
  const paid = await order('PAID')
  await call(paid.id, 'PUT', 'cancelled-lines', { lines: [{ line_id: paid.lineId, quantity: 1 }] })
  expect([await creditNotes(paid.id), await paid.sold()]).toEqual([[{ CANCELLATION: OTHER }], ONE])
  await refund(paid.id, { amount: usd(OTHER), reason: 'Cancelled' })
  expect([await creditNotes(paid.id), await paid.sold()]).toEqual([[{ CANCELLATION: OTHER }], ONE])
})

it('sales no longer count a cancelled order', async () => {
  const paid = await order('PAID')
  await refund(paid.id, { amount: usd(100), reason: 'Late' })
  await world.move(paid.id, 'CANCELLED')
  await world.test.runJobs()
  expect(await paid.sold()).toBe(0)
  expect(await creditNotes(paid.id)).toEqual([{ REFUND: 100 }, { CANCELLATION: TWO - 100 }])
})
