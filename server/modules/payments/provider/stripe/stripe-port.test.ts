import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProviderRefusal, ProviderUnreachable } from '../provider-error'
import { describePort } from '../testing/port-suite'
import { startSampleStripe } from '../testing/sample-stripe'
import { createStripeProvider } from './stripe-provider'

const connect = (apiUrl: string) =>
  createStripeProvider({
    secretKey: 'sk_test_none',
    webhookSecret: 'whsec_none',
    apiUrl,
    interface: { kind: 'embedded', publishableKey: 'pk_test_none' },
    timeoutMs: 300,
  })

async function openSample() {
  const server = await startSampleStripe()
  const provider = connect(server.url)
  const owner = { organizationId: 'northfield', name: 'Northfield', email: 'admin@northfield.example', country: 'US' }
  const { id: account } = await provider.createAccount(owner)
  server.enable(account)
  return { server, provider, account }
}

describePort('Stripe', async () => {
  const { server, provider, account } = await openSample()
  return {
    provider,
    account,
    pay: async (id) => server.pay(id),
    decline: async (id) => server.decline(id),
    settle: async () => undefined,
    close: server.close,
  }
})

describe('Stripe, asked by the adapter', () => {
  let sample: Awaited<ReturnType<typeof openSample>>
  beforeAll(async () => {
    sample = await openSample()
  })
  afterAll(() => sample.server.close())

  const read = () => sample.provider.readAccount(sample.account)

  it.each([
    ['does not answer in time', 'hangs' as const],
    ['breaks the connection', 'breaks' as const],
    ['is overloaded', { status: 503, error: { type: 'api_error', message: 'Try later' } }],
    ['limits the rate', { status: 429, error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Slow' } }],
    ['is busy with the same key', { status: 409, error: { type: 'idempotency_error', message: 'In use' } }],
  ])('and %s, it may be asked again', async (_, failure) => {
    sample.server.fail(failure, failure)
    await expect(read()).rejects.toThrow(ProviderUnreachable)
    sample.server.recover()
    expect((await read()).id).toBe(sample.account)
  })

  it('once, it is asked again at once, with the same key', async () => {
    sample.server.calls.length = 0
    sample.server.fail('breaks')
    const refund = { refundId: 'r1', intentId: 'pi_none', amount: 1 }
    await expect(sample.provider.createRefund(sample.account, refund)).rejects.toThrow(ProviderRefusal)
    const keys = sample.server.calls.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual(['refund-r1', 'refund-r1'])
  })

  it.each([
    [400, { type: 'invalid_request_error', code: 'parameter_invalid_integer', message: 'Invalid' }],
    [402, { type: 'card_error', code: 'card_declined', message: 'Declined' }],
    [403, { type: 'invalid_request_error', code: 'account_invalid', message: 'No access' }],
  ])('with %i, it would refuse again', async (status, error) => {
    sample.server.fail({ status, error })
    const refused = await read().catch((reason: unknown) => reason)
    expect(refused).toBeInstanceOf(ProviderRefusal)
    expect(refused).toMatchObject({ code: error.code, message: error.message })
  })

  it('acts for the account of the dealership', async () => {
    sample.server.calls.length = 0
    await sample.provider.readBalance(sample.account)
    expect(sample.server.calls[0]?.headers['stripe-account']).toBe(sample.account)
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
