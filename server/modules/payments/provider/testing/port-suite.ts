import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewCheckout, ProviderPayment } from '../payment-provider'
import { ProviderRefusal, ProviderUnreachable } from '../provider-error'
import type { PortUnderTest } from './open-ports'

const AMOUNT = 9090

/** What every provider has to do. */
export function describePort(name: string, open: () => Promise<PortUnderTest>): void {
  let port: PortUnderTest
  beforeAll(async () => {
    port = await open()
  })
  afterAll(() => port.close())

  const newCheckout = (): NewCheckout => ({
    paymentId: randomUUID(),
    orderId: randomUUID(),
    description: 'SO-1001 · Northfield Equipment',
    amount: AMOUNT,
    currency: 'USD',
    customerEmail: 'rosa@ridgeline.example',
    returnUrl: 'http://127.0.0.1:3000/order-completed',
    expiresAt: new Date(Date.now() + 23 * 3_600_000),
  })
  const opened = async () => {
    const asked = newCheckout()
    return { asked, checkout: await port.provider.openCheckout(port.account, asked) }
  }
  const paid = async () => {
    const { asked, checkout } = await opened()
    await port.pay(checkout.id)
    const { intentId = '' } = await port.provider.readCheckout(port.account, checkout.id)
    return { asked, checkout, intentId }
  }

  describe(`${name}: checkout`, () => {
    it('is opened once for each payment', async () => {
      const { asked, checkout } = await opened()
      const again = await port.provider.openCheckout(port.account, asked)
      expect([again.id, again.session]).toEqual([checkout.id, checkout.session])
      expect(checkout).toMatchObject({ status: 'open', intentId: undefined })
      expect(Math.abs(checkout.expiresAt.getTime() - asked.expiresAt.getTime())).toBeLessThan(2000)
    })

    it('is shown again as long as it is open', async () => {
      const { checkout } = await opened()
      expect(await port.provider.readCheckout(port.account, checkout.id)).toEqual(checkout)
    })

    it('ends when it is expired, and stays complete once it is paid', async () => {
      const { checkout } = await opened()
      const ended = await port.provider.expireCheckout(port.account, checkout.id)
      expect([ended.status, ended.session]).toEqual(['expired', undefined])
      const { checkout: done } = await paid()
      expect((await port.provider.expireCheckout(port.account, done.id)).status).toBe('complete')
    })

    it.each([
      ['paid', 'complete'],
      ['ended by somebody else', 'expired'],
    ] as const)('that is %s while it is being ended is answered as it is then', async (_, status) => {
      const { checkout } = await opened()
      port.way.before(/\/expire$/, () =>
        status === 'complete' ? port.pay(checkout.id) : port.provider.expireCheckout(port.account, checkout.id),
      )
      expect((await port.provider.expireCheckout(port.account, checkout.id)).status).toBe(status)
    })

    it('unknown is refused', async () => {
      await expect(port.provider.readCheckout(port.account, 'cs_unknown')).rejects.toThrow(ProviderRefusal)
    })
  })

  describe(`${name}: payment`, () => {
    it('has what was taken, the fee, the card and whose payment it is', async () => {
      const { asked, intentId } = await paid()
      const payment = await port.provider.readPayment(port.account, intentId)
      expect(payment).toMatchObject({
        intentId,
        paymentId: asked.paymentId,
        failure: undefined,
        charge: { capturedAmount: AMOUNT, currency: 'USD', method: 'Visa •••• 4242', fee: expect.any(Number) },
        refunds: [],
        disputes: [],
      })
    })

    it('that was declined says why, and can still be paid', async () => {
      const { checkout } = await opened()
      await port.decline(checkout.id)
      const { status, intentId = '' } = await port.provider.readCheckout(port.account, checkout.id)
      const { failure, charge } = await port.provider.readPayment(port.account, intentId)
      expect([status, charge, failure?.reason]).toEqual(['open', undefined, 'card_declined'])
    })
  })

  describe(`${name}: refund`, () => {
    it('is made once for each refund id, and is with the payment then', async () => {
      const { intentId } = await paid()
      const refund = { refundId: randomUUID(), intentId, amount: 1000 }
      const made = await port.provider.createRefund(port.account, refund)
      expect((await port.provider.createRefund(port.account, refund)).id).toBe(made.id)
      await port.settle()
      const { refunds } = await port.provider.readPayment(port.account, intentId)
      expect(refunds).toMatchObject([{ id: made.id, amount: 1000, state: 'SUCCEEDED', refundId: refund.refundId }])
    })

    it('beyond what was taken is refused', async () => {
      const { intentId } = await paid()
      const beyond = { refundId: randomUUID(), intentId, amount: AMOUNT + 1 }
      await expect(port.provider.createRefund(port.account, beyond)).rejects.toThrow(ProviderRefusal)
    })
  })

  describe(`${name}: dispute`, () => {
    it('is with its payment, and is answered once', async () => {
      const { checkout } = await opened()
      await port.dispute(checkout.id)
      const { intentId = '' } = await port.provider.readCheckout(port.account, checkout.id)
      const disputes = async () => (await port.provider.readPayment(port.account, intentId)).disputes
      expect(await disputes()).toMatchObject([{ state: 'OPEN', amount: AMOUNT, isAnswered: false }])
      const [dispute] = await disputes()
      const disputeId = dispute?.id ?? ''
      await port.provider.answerDispute(port.account, { disputeId, text: 'Rosa signed for it.' })
      expect(await disputes()).toMatchObject([{ id: disputeId, state: 'OPEN', isAnswered: true }])
      await expect(
        port.provider.answerDispute(port.account, { disputeId: 'dp_unknown', text: 'Anything.' }),
      ).rejects.toThrow(ProviderRefusal)
    })
  })

  describe(`${name}: account`, () => {
    it('is created once for each organization, and takes no payments before its onboarding', async () => {
      const owner = { organizationId: randomUUID(), name: 'Big Sky', email: 'admin@bigsky.example', country: 'US' }
      const account = await port.provider.createAccount(owner)
      expect((await port.provider.createAccount(owner)).id).toBe(account.id)
      expect(account).toMatchObject({ chargesEnabled: false, payoutsEnabled: false })
      const options = { component: 'onboarding' as const, returnUrl: 'http://127.0.0.1:3000/payment-management' }
      expect((await port.provider.openAccountSession(account.id, options)).kind).toMatch(/hosted|embedded/)
    })

    it('that is enabled says so, with its balance', async () => {
      const { chargesEnabled, payoutsEnabled } = await port.provider.readAccount(port.account)
      expect([chargesEnabled, payoutsEnabled]).toEqual([true, true])
      const { available } = await port.provider.readBalance(port.account)
      expect(available[0]).toMatchObject({ amount: expect.any(Number), currency: expect.stringMatching(/^[A-Z]{3}$/) })
    })
  })

  describe(`${name}: taxes`, () => {
    it('are set and registered', async () => {
      const before = await port.provider.readTaxSettings(port.account)
      const after = await port.provider.changeTaxSettings(port.account, {
        taxBehavior: 'exclusive',
        addRegistration: { country: 'US', region: 'MT' },
      })
      expect(after).toMatchObject({ taxBehavior: 'exclusive' })
      expect(after.registrations).toHaveLength(before.registrations.length + 1)
      expect(after.registrations).toContainEqual(expect.objectContaining({ country: 'US', region: 'MT' }))
    })

    it('a registration ends, and stays in the list', async () => {
      const addRegistration = { country: 'US', region: 'WY' }
      const { registrations } = await port.provider.changeTaxSettings(port.account, { addRegistration })
      const id = registrations.find(({ region }) => region === 'WY')?.id ?? ''
      const after = await port.provider.changeTaxSettings(port.account, { endRegistration: id })
      expect(after.registrations.find((one) => one.id === id)).toMatchObject({ region: 'WY', status: 'expired' })
    })

    it('a registration that is not there is refused', async () => {
      const change = { endRegistration: 'taxreg_unknown' }
      await expect(port.provider.changeTaxSettings(port.account, change)).rejects.toThrow(ProviderRefusal)
    })
  })

  describe(`${name}: reconciliation`, () => {
    it('lists what was taken, returned and disputed as it is read one by one', async () => {
      const { intentId } = await paid()
      await port.provider.createRefund(port.account, { refundId: randomUUID(), intentId, amount: 90 })
      const { checkout } = await opened()
      await port.dispute(checkout.id)
      await port.settle()
      const { intentId: disputed = '' } = await port.provider.readCheckout(port.account, checkout.id)
      const listed = new Map<string, ProviderPayment>()
      const since = new Date(Date.now() - 3_600_000)
      for await (const one of port.provider.paymentsSince(port.account, since)) listed.set(one.intentId, one)
      for (const id of [intentId, disputed]) {
        expect(listed.get(id)).toEqual(await port.provider.readPayment(port.account, id))
      }
      expect(listed.get(intentId)?.refunds).toMatchObject([{ amount: 90, state: 'SUCCEEDED' }])
      expect(listed.get(disputed)?.disputes).toMatchObject([{ amount: AMOUNT, state: 'OPEN' }])
    })
  })

  describe(`${name}: a call that fails`, () => {
    const read = () => port.provider.readAccount(port.account)
    const error = (type: string, code: string) => ({ type, code, message: 'Later' })

    it.each([
      ['does not get its answer in time', 'hangs' as const],
      ['loses its connection', 'breaks' as const],
      ['finds the provider overloaded', { status: 503, error: error('api_error', 'unavailable') }],
      ['comes too often', { status: 429, error: error('invalid_request_error', 'rate_limit') }],
      ['meets another with the same key', { status: 409, error: error('idempotency_error', 'in_use') }],
      ['has a key that was replaced', { status: 401, error: error('invalid_request_error', 'api_key_expired') }],
      ['has lost its access', { status: 403, error: error('invalid_request_error', 'account_invalid') }],
    ])('because it %s may be repeated', async (_, failure) => {
      port.way.fail(failure, failure)
      await expect(read()).rejects.toThrow(ProviderUnreachable)
      port.way.recover()
      expect((await read()).id).toBe(port.account)
    })

    it('once is repeated at once, with the same key, and done once', async () => {
      const { intentId } = await paid()
      port.way.keys.length = 0
      port.way.fail('breaks')
      const refund = { refundId: randomUUID(), intentId, amount: 1000 }
      const { id } = await port.provider.createRefund(port.account, refund)
      expect(port.way.keys).toEqual([`refund-${refund.refundId}`, `refund-${refund.refundId}`])
      await port.settle()
      const { refunds } = await port.provider.readPayment(port.account, intentId)
      expect(refunds).toMatchObject([{ id, amount: 1000 }])
    })

    it.each([
      [400, error('invalid_request_error', 'parameter_invalid_integer')],
      [402, error('card_error', 'card_declined')],
    ])('with %i would be refused again', async (status, refusal) => {
      port.way.fail({ status, error: refusal })
      const refused = await read().catch((reason: unknown) => reason)
      expect(refused).toBeInstanceOf(ProviderRefusal)
      expect(refused).toMatchObject({ code: refusal.code, message: refusal.message })
    })
  })
}
