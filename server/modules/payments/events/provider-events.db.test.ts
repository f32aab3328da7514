import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSamplePort, openSandboxPort, type PortUnderTest, webhookSecret } from '../provider/testing/open-ports'
import { createPaymentWorld, type PaymentWorld, TOTAL } from '../testing/payment-world'

const address = '/api/v2/payments/webhooks/provider'

/** The events of each provider, over HTTP at the webhook, with the provider behind HTTP as well. */
describe.each([
  ['Stripe', openSamplePort],
  ['the sandbox', openSandboxPort],
])('an event of %s', (_, open) => {
  let port: PortUnderTest
  let world: PaymentWorld
  beforeAll(async () => {
    port = await open()
    world = await createPaymentWorld(port)
  })
  afterAll(async () => {
    await world.test.close()
    await port.close()
  })

  const bodyOf = (type: string, object: object, id = `evt_${randomUUID()}`) =>
    JSON.stringify({ id, object: 'event', type, account: port.account, data: { object } })
  const signed = (payload: string, options: { timestamp?: number; secret?: string } = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...options })
  async function deliver(payload: string, signature = signed(payload)) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const { status, body } = await world.test.anyone.send('POST', address, { payload, headers })
    await world.test.runJobs()
    return [status, body?.code]
  }

  /** An order with its open checkout. */
  async function opened() {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    const [payment] = await world.payments(orderId)
    return { orderId, sessionId: payment?.session_id ?? '' }
  }
  async function paid() {
    const { orderId, sessionId } = await opened()
    await port.pay(sessionId)
    const { intentId = '' } = await port.provider.readCheckout(port.account, sessionId)
    const session = { id: sessionId, object: 'checkout.session', payment_intent: intentId }
    return { orderId, session, intent: { id: intentId, object: 'payment_intent' } }
  }
  const statusOf = async (id: string) => {
    const { status, payment_status, version } = await world.order(id)
    return { status, payment_status, version }
  }
  const isPaid = { status: 'PAID', payment_status: 'PAID' }

  it('pays the order, once, however often it arrives', async () => {
    const { orderId, session, intent } = await paid()
    const payload = bodyOf('payment_intent.succeeded', intent)
    await deliver(payload)
    const first = await statusOf(orderId)
    expect(first).toMatchObject(isPaid)
    await deliver(payload)
    await deliver(bodyOf('payment_intent.succeeded', intent))
    await deliver(bodyOf('checkout.session.completed', session))
    expect(await statusOf(orderId)).toEqual(first)
    expect(await world.payments(orderId)).toMatchObject([{ captured_amount: TOTAL }])
  })

  it('that overtook others counts, and theirs change nothing afterwards', async () => {
    const { orderId, session, intent } = await paid()
    await deliver(bodyOf('charge.refunded', { id: 'ch_unknown', object: 'charge', payment_intent: intent.id }))
    const first = await statusOf(orderId)
    expect(first).toMatchObject(isPaid)
    await deliver(bodyOf('payment_intent.payment_failed', intent))
    await deliver(bodyOf('checkout.session.completed', session))
    expect(await statusOf(orderId)).toEqual(first)
  })

  it('of a declined card fails the order, which a later one of another card still pays', async () => {
    const { orderId, sessionId } = await opened()
    await port.decline(sessionId)
    const { intentId: declined = '' } = await port.provider.readCheckout(port.account, sessionId)
    await deliver(bodyOf('payment_intent.payment_failed', { id: declined, object: 'payment_intent' }))
    expect((await statusOf(orderId)).status).toBe('FAILED')
    await port.pay(sessionId)
    const { intentId = '' } = await port.provider.readCheckout(port.account, sessionId)
    await deliver(bodyOf('payment_intent.succeeded', { id: intentId, object: 'payment_intent' }))
    expect(await statusOf(orderId)).toMatchObject(isPaid)
  })

  it('that comes after the order was cancelled has its money refunded', async () => {
    const { orderId, sessionId } = await opened()
    await port.pay(sessionId)
    // The cancellation finds the money, and its event comes after both.
    await world.move(orderId, 'CANCELLED')
    await world.test.runJobs()
    const { intentId = '' } = await port.provider.readCheckout(port.account, sessionId)
    await port.settle()
    await deliver(bodyOf('payment_intent.succeeded', { id: intentId, object: 'payment_intent' }))
    expect(await statusOf(orderId)).toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED' })
    const { refunds } = await port.provider.readPayment(port.account, intentId)
    expect(refunds.map(({ amount }) => amount)).toEqual([TOTAL])
  })

  it('is not trusted with a bad signature, and changes nothing', async () => {
    const { orderId, intent } = await paid()
    const payload = bodyOf('payment_intent.succeeded', intent)
    const old = Math.floor(Date.now() / 1000) - 3600
    for (const signature of ['', signed(payload, { secret: 'whsec_another' }), signed(payload, { timestamp: old })]) {
      expect(await deliver(payload, signature)).toEqual([400, 'signature_not_valid'])
    }
    expect(await deliver(payload.replace(intent.id, 'pi_another'), signed(payload))).toEqual([
      400,
      'signature_not_valid',
    ])
    expect((await statusOf(orderId)).status).toBe('AWAITING_PAYMENT')
  })
})
