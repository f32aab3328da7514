import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { ProviderUnreachable } from '../provider/provider-error'
import { createPaymentWorld, type PaymentWorld, TOTAL } from '../testing/payment-world'
import { adoptProvider } from './adopt-provider'

const api = '/api/v2/payments'
let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

/** The product is started again, set up for another provider. */
async function startWith(kind: 'sandbox' | 'stripe' | 'stripe_test') {
  Object.assign(world.provider, { kind })
  await testUnitOfWork(world.db).transact((trx) => adoptProvider(trx, kind))
}

async function sendPayout(id: string, state: 'IN_TRANSIT' | 'FAILED') {
  const at = new Date()
  const payout = { id, state, amount: 8796, currency: 'USD', failure: '', arrivesAt: at, createdAt: at }
  world.provider.payouts.set(id, payout)
  const about = { account: world.account, objectType: 'payout', objectId: id }
  await world.deliver(world.provider.event('payout.created', about))
  await world.test.runJobs()
}

const accountOf = async () => (await (await world.as('dealerAdmin')).get(`${api}/account`)).body

describe('once the keys of another provider are set', () => {
  it('its onboarding begins, although the account of the first one takes payments', async () => {
    expect((await accountOf()).status).toBe('ENABLED')
    await startWith('stripe')
    expect(await accountOf()).toMatchObject({ provider: 'stripe', status: 'NONE', charges_enabled: false })
    expect((await world.checkout(await world.placeOrder())).body.code).toBe('payments_not_ready')
    await startWith('sandbox')
    expect(await accountOf()).toMatchObject({ provider: 'sandbox', status: 'ENABLED' })
  })

  it.each(['stripe', 'stripe_test'] as const)(
    'what the first one has taken is not in the figures of %s',
    async (kind) => {
      const admin = await world.as('dealerAdmin')
      const takings = async () => {
        const { body } = await admin.get(`${api}/summary?months=1`)
        const [month] = body.months
        return [month.takings.amount, month.payouts.amount]
      }
      await world.paidOrder()
      await sendPayout(`po_${kind}`, 'IN_TRANSIT')
      const before = await takings()
      expect(before.every((amount) => amount > 0)).toBe(true)
      await startWith(kind)
      expect(await takings()).toEqual([0, 0])
      await startWith('sandbox')
      expect(await takings()).toEqual(before)
    },
  )

  it('both accounts stay, each with its provider', async () => {
    await startWith('stripe')
    const account = { id: 'acct_other', chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true }
    vi.spyOn(world.provider, 'createAccount').mockResolvedValueOnce({ ...account, requirements: [] })
    const body = { component: 'onboarding', return_url: 'http://127.0.0.1:3000/payment-management' }
    const { status } = await (await world.as('dealerAdmin')).post(`${api}/session/${world.dealershipId}/`, body)
    expect([status, (await accountOf()).status]).toEqual([200, 'ENABLED'])
    await startWith('sandbox')
    const rows = world.db.selectFrom('payment_account').select(['provider', 'provider_account', 'in_use'])
    expect((await rows.execute()).toSorted((one, other) => one.provider.localeCompare(other.provider))).toEqual([
      { provider: 'sandbox', provider_account: world.account, in_use: true },
      { provider: 'stripe', provider_account: 'acct_other', in_use: false },
    ])
  })

  it('a payment that the first one has taken is refunded there, and the refusal says so', async () => {
    const { orderId } = await world.paidOrder()
    await startWith('stripe')
    const refused = await world.refund(orderId, 100)
    expect([refused.status, refused.body.code]).toEqual([409, 'other_provider'])
    expect(await world.refunds(orderId)).toEqual([])
    await startWith('sandbox')
    expect((await world.refund(orderId, 100)).body.state).toBe('SUCCEEDED')
  })

  it('the refund of a cancelled order waits for the first one, and the dealership is notified', async () => {
    const { orderId } = await world.paidOrder()
    const { order_number: number } = await world.order(orderId)
    await startWith('stripe')
    await world.move(orderId, 'CANCELLED')
    await world.test.runJobs()
    expect(await world.refunds(orderId)).toMatchObject([{ state: 'REQUESTED', failure: 'other_provider' }])
    expect(await world.emails(`Refund for order ${number} is on hold`)).toHaveLength(1)
    await startWith('sandbox')
    await world.test.runJobs()
    expect(await world.refunds(orderId)).toMatchObject([{ state: 'SUCCEEDED', failure: '' }])
    expect((await world.order(orderId)).payment_status).toBe('REFUNDED')
  })

  it('a refund that the first one made without an answer is neither failed nor made again', async () => {
    const { orderId, intentId } = await world.paidOrder()
    const { createRefund } = world.provider
    const lost = vi.spyOn(world.provider, 'createRefund').mockImplementation(async (...call) => {
      await createRefund(...call)
      throw new ProviderUnreachable('the answer was lost')
    })
    await world.refund(orderId, TOTAL)
    lost.mockRestore()
    await startWith('stripe')
    await world.retryJobs()
    expect(await world.refunds(orderId)).toMatchObject([{ state: 'REQUESTED' }])
    expect((await world.refund(orderId, TOTAL)).status).toBe(409)
    await startWith('sandbox')
    await world.test.runJobs()
    expect(await world.refunds(orderId)).toMatchObject([{ state: 'SUCCEEDED' }])
    expect(world.provider.payments.get(intentId)?.refunds).toHaveLength(1)
  })

  it('a checkout of the first one is left, and the order is paid by a new one', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    await startWith('stripe')
    const { status } = await world.checkout(orderId)
    expect(status).toBe(200)
    expect((await world.payments(orderId)).map(({ state, provider }) => [state, provider])).toEqual([
      ['EXPIRED', 'sandbox'],
      ['PENDING', 'stripe'],
    ])
    await startWith('sandbox')
  })

  it('an order that nobody pays expires with the checkout of the first one', async () => {
    const orderId = await world.placeOrder()
    await world.checkout(orderId)
    await startWith('stripe')
    await world.expire(orderId)
    expect((await world.order(orderId)).status).toBe('EXPIRED')
    expect((await world.payments(orderId)).map(({ state }) => state)).toEqual(['EXPIRED'])
    await startWith('sandbox')
  })

  it('what the first one has taken is not missed by the comparison with the second one', async () => {
    await world.paidOrder()
    await startWith('stripe')
    const listed = vi.spyOn(world.provider, 'paymentsSince').mockImplementation(async function* () {})
    await world.runJob('reconcile-payments')
    listed.mockRestore()
    await startWith('sandbox')
    const found = world.db.selectFrom('payment_audit').where('action', '=', 'DIFFERENCE_FOUND').select('text')
    expect(await found.execute()).toEqual([])
  })
  it('a payout of the first one that the bank returned does not stop those of the second one', async () => {
    await sendPayout('po_returned', 'FAILED')
    await world.db
      .insertInto('payment_account')
      .values({
        ...{ organization_id: world.dealershipId, provider: 'stripe_test', provider_account: 'acct_test' },
        in_use: false,
      })
      .execute()
    await startWith('stripe_test')
    expect(await accountOf()).toMatchObject({ payouts_enabled: false, returned_payout: null })
    await startWith('sandbox')
  })
})
