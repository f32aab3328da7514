import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { reportFailedPaymentsJob } from './report-failed-payments.job'
import { createPaymentWorld, type PaymentWorld } from './testing/payment-world'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

const context = { signal: AbortSignal.timeout(600_000), lastAttempt: false }
const report = () => world.test.jobs['report-failed-payments']({}, context)
const mailsOf = async (id: string) => world.emails(`Payment of order ${(await world.order(id)).order_number} failed`)

/** The customer's card is declined; the checkout stays open. */
async function declined() {
  const orderId = await world.placeOrder()
  await world.checkout(orderId)
  const [payment] = await world.payments(orderId)
  const sessionId = payment?.session_id ?? ''
  const { intentId } = world.provider.decline(sessionId)
  await world.sendEvent('payment_intent.payment_failed', intentId)
  expect((await world.order(orderId)).status).toBe('FAILED')
  return { orderId, sessionId }
}

/** Which orders are reported once so many hours have passed since the last try. */
async function reportedAfter(hoursToTryAgain: number): Promise<string[]> {
  const ofAbandonedPayment = vi.fn(async () => undefined)
  const { transact } = testUnitOfWork(world.db)
  const job = reportFailedPaymentsJob({ db: world.db, transact, notify: { ofAbandonedPayment }, hoursToTryAgain })
  await job({}, context)
  return ofAbandonedPayment.mock.calls.map((call: unknown[]) => String(call[1]))
}

it('a payment that failed is not reported while the customer may still be trying', async () => {
  const { orderId } = await declined()
  await report()
  expect(await mailsOf(orderId)).toEqual([])
})

it('it is once nobody has tried again for a while, and only once', async () => {
  const { orderId } = await declined()
  expect(await reportedAfter(0)).toContain(orderId)
  expect(await reportedAfter(0)).not.toContain(orderId)
})

it('it is as soon as the checkout has ended without success, in plain words', async () => {
  const { orderId, sessionId } = await declined()
  await world.provider.expireCheckout(world.account, sessionId)
  const event = world.provider.event('checkout.session.expired', {
    account: world.account,
    objectType: 'checkout.session',
    objectId: sessionId,
  })
  await world.deliver(event)
  await world.test.runJobs()
  await report()
  const [mail, ...others] = await mailsOf(orderId)
  expect([mail?.recipient, others]).toEqual(['admin@ridgeline.example', []])
  expect(mail?.text).not.toContain('declined')
})

it('a success is never followed by it', async () => {
  const { orderId } = await declined()
  await world.checkout(orderId)
  await world.pay(orderId)
  expect((await world.order(orderId)).status).toBe('PAID')
  expect(await reportedAfter(0)).not.toContain(orderId)
})
