import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSamplePort } from '../testing/open-ports'
import { describePort } from '../testing/port-suite'
import { startSampleStripe } from '../testing/sample-stripe'
import { createStripeProvider } from './stripe-provider'

describePort('Stripe', openSamplePort)

async function openSample() {
  const server = await startSampleStripe()
  const provider = createStripeProvider({
    ...{ secretKey: 'sk_test_none', webhookSecret: 'whsec_none', apiUrl: server.url },
    interface: { kind: 'embedded', publishableKey: 'pk_test_none' },
  })
  const owner = { organizationId: 'northfield', name: 'Northfield', email: 'admin@northfield.example', country: 'US' }
  const { id: account } = await provider.createAccount(owner)
  return { server, provider, account }
}

describe('Stripe, asked by the adapter', () => {
  let sample: Awaited<ReturnType<typeof openSample>>
  beforeAll(async () => {
    sample = await openSample()
  })
  afterAll(() => sample.server.close())

  it.each([
    ['sk_test_1', 'stripe_test'],
    ['rk_test_1', 'stripe_test'],
    ['sk_live_1', 'stripe'],
  ])('with the key %s is %s, since the accounts of one mode are unknown in the other', (secretKey, kind) => {
    const shown = { kind: 'embedded' as const, publishableKey: 'pk_1' }
    expect(createStripeProvider({ secretKey, webhookSecret: 'whsec_none', interface: shown }).kind).toBe(kind)
  })

  it('acts for the account of the dealership', async () => {
    sample.server.calls.length = 0
    await sample.provider.readBalance(sample.account)
    expect(sample.server.calls[0]?.headers['stripe-account']).toBe(sample.account)
  })

  it('passes on what the client sends along, but never instead of whose payment it is', async () => {
    sample.server.calls.length = 0
    await sample.provider.openCheckout(sample.account, {
      ...{ paymentId: 'payment-2', orderId: 'order-2', description: 'SO-1002', amount: 4200, currency: 'USD' },
      ...{ customerEmail: undefined, returnUrl: 'http://127.0.0.1:3000/order-completed' },
      metadata: { order_number: 'SO-1002', payment_id: 'payment-of-another' },
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    const form = new URLSearchParams(sample.server.calls[0]?.form)
    for (const prefix of ['metadata', 'payment_intent_data[metadata]']) {
      expect(form.get(`${prefix}[order_number]`)).toBe('SO-1002')
      expect(form.get(`${prefix}[payment_id]`)).toBe('payment-2')
    }
  })

  it('lists a payment of long ago of which something was refunded since', async () => {
    const { server, provider, account } = sample
    const { id } = await provider.openCheckout(account, {
      ...{ paymentId: 'payment-0', orderId: 'order-0', description: 'SO-1000', amount: 4200, currency: 'USD' },
      ...{ customerEmail: undefined, returnUrl: 'http://127.0.0.1:3000/order-completed' },
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    server.pay(id)
    server.backdate(id)
    await provider.createRefund(account, { refundId: 'refund-0', intentId: `pi_${id}`, amount: 100 })
    const listed = []
    for await (const one of provider.paymentsSince(account, new Date(Date.now() - 3_600_000))) listed.push(one)
    expect(listed).toMatchObject([{ intentId: `pi_${id}`, refunds: [{ refundId: 'refund-0', amount: 100 }] }])
  })

  it('returns after a payment to the address of the app, marked as paid', async () => {
    sample.server.calls.length = 0
    await sample.provider.openCheckout(sample.account, {
      paymentId: 'payment-1',
      orderId: 'order-1',
      description: 'SO-1001',
      amount: 4200,
      currency: 'USD',
      customerEmail: undefined,
      returnUrl: 'http://127.0.0.1:3000/order-completed?token=abc',
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    expect(new URLSearchParams(sample.server.calls[0]?.form).get('return_url')).toBe(
      'http://127.0.0.1:3000/order-completed?token=abc&paid=true',
    )
  })
})
