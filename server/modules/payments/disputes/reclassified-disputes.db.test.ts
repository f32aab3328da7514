import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPaymentWorld, type PaymentWorld, TOTAL } from '../testing/payment-world'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

/** A payment that the bank asks about, which the product has stored as a dispute in another state. */
async function storedAs(state: 'OPEN' | 'WON', current: 'INQUIRY' | 'INQUIRY_CLOSED') {
  const { orderId, intentId } = await world.paidOrder()
  const [payment] = await world.payments(orderId)
  const { order_number: number } = await world.order(orderId)
  const id = `dp_${intentId}`
  const openedAt = new Date()
  await world.db
    .insertInto('payment_dispute')
    .values({
      ...{ organization_id: world.dealershipId, payment_id: payment?.id ?? '', provider_dispute: id, state },
      ...{ amount: TOTAL, reason: 'fraudulent', answer: 'Rosa signed for it.', opened_at: openedAt },
    })
    .execute()
  const dispute = { id, state: current, amount: TOTAL, reason: 'fraudulent', respondBy: undefined }
  world.provider.payments.get(intentId)?.disputes.push({ ...dispute, isAnswered: false, openedAt })
  return { orderId, number }
}

const disputes = (orderId: string) =>
  world.db
    .selectFrom('payment_dispute')
    .innerJoin('payment', 'payment.id', 'payment_dispute.payment_id')
    .where('payment.order_id', '=', orderId)
    .select(['payment_dispute.state', 'answer'])
    .execute()

const audited = async (orderId: string) => {
  const rows = await world.db.selectFrom('payment_audit').where('order_id', '=', orderId).select('action').execute()
  return rows.map(({ action }) => action).filter((action) => /INQUIRY|DISPUTE/.test(action))
}

const emailsAbout = async (number: string) =>
  (await world.emails(number)).filter(({ subject }) => /Question|Dispute|disputed/.test(subject))

it.each([
  ['OPEN', 'INQUIRY'],
  ['WON', 'INQUIRY_CLOSED'],
] as const)('what was stored as %s is %s from now on: its answer stays, and it is no news', async (before, now) => {
  const { orderId, number } = await storedAs(before, now)
  await world.runJob('reconcile-payments')
  expect(await disputes(orderId)).toEqual([{ state: now, answer: 'Rosa signed for it.' }])
  expect(await audited(orderId)).toEqual([])
  expect(await emailsAbout(number)).toEqual([])
  expect((await world.order(orderId)).payment_status).toBe('PAID')
})

it('an inquiry that is over when it is first seen is recorded, and nobody is asked to answer it', async () => {
  const { orderId, intentId } = await world.paidOrder()
  const { order_number: number } = await world.order(orderId)
  await world.dispute(intentId, { state: 'INQUIRY_CLOSED' })
  expect(await audited(orderId)).toEqual(['INQUIRY_OPENED', 'INQUIRY_CLOSED'])
  expect(await emailsAbout(number)).toEqual([])
})

it('an inquiry that ends without a dispute is not announced as one', async () => {
  const { orderId, intentId } = await world.paidOrder()
  const { order_number: number } = await world.order(orderId)
  const decide = await world.dispute(intentId, { state: 'INQUIRY' })
  await decide('WON')
  expect(await audited(orderId)).toEqual(['INQUIRY_OPENED', 'DISPUTE_CLOSED'])
  expect(await world.emails(`Payment for order ${number} is disputed`)).toEqual([])
})
