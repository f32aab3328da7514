import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPaymentWorld, type PaymentWorld, TOTAL } from '../testing/payment-world'
import { differenceWords } from './difference'
import { reconcileNow } from './reconcile-now.repository'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

const DAY_MS = 86_400_000
const reconcile = () => reconcileNow(world.db, () => world.test.runJobs())

it('finds nothing where everything was reported', async () => {
  const { orderId } = await world.paidOrder()
  await world.refund(orderId, 100)
  expect(await reconcile()).toEqual({ compared: 1, differences: [] })
})

it('stores what an event that never came would have reported, which is no difference', async () => {
  const orderId = await world.placeOrder()
  await world.checkout(orderId)
  const [payment] = await world.payments(orderId)
  world.provider.pay(payment?.session_id ?? '')
  expect((await reconcile()).differences).toEqual([])
  expect((await world.order(orderId)).status).toBe('PAID')
})

it('is not stopped by an account that the provider refuses, and e-mails a difference once a day', async () => {
  const { id: other } = await world.db
    .insertInto('organization')
    .values({ name: 'A dealership before the others', type: 'DEALERSHIP' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('payment_account')
    .values({ organization_id: other, provider: 'sandbox', provider_account: 'acct_disconnected' })
    .execute()
  const { orderId, intentId } = await world.paidOrder()
  const { order_number: number } = await world.order(orderId)
  const charge = world.provider.payments.get(intentId)?.charge
  Object.assign(charge ?? {}, { currency: 'EUR' })
  const job = () =>
    world.test.jobs['reconcile-payments']({}, { signal: AbortSignal.timeout(60_000), lastAttempt: false })
  const emails = async () => (await world.emails('Payments differ from the provider')).length
  await expect(job()).rejects.toThrow()
  const sent = await emails()
  await expect(job()).rejects.toThrow()
  expect([sent > 0, await emails()]).toEqual([true, sent])
  Object.assign(charge ?? {}, { currency: 'USD' })
  await world.db.deleteFrom('payment_account').where('organization_id', '=', other).execute()
  const { body } = await (await world.as('dealerAdmin')).get('/api/v2/payments/audit?action=DIFFERENCE_FOUND')
  expect(body.items[0].text).toBe(`${number}: captured_differs`)
})

it('asks for refunds again that were never sent', async () => {
  const { orderId } = await world.paidOrder()
  world.provider.state.isDown = true
  await world.refund(orderId, 500)
  world.provider.state.isDown = false
  await world.db.deleteFrom('payment_event').execute()
  await world.db
    .updateTable('payment_refund')
    .set({ created_at: new Date(0) })
    .where('state', '=', 'REQUESTED')
    .execute()
  await reconcile()
  await world.test.runJobs()
  expect((await world.refunds(orderId)).map(({ state }) => state)).toEqual(['SUCCEEDED'])
})

it('reports an order that is called paid, which nothing has paid', async () => {
  const orderId = await world.placeOrder()
  const change = { status: 'PAID', payment_status: 'PAID' } as const
  await world.db.updateTable('customer_order').set(change).where('id', '=', orderId).execute()
  const { order_number: number } = await world.order(orderId)
  expect((await reconcile()).differences).toEqual([`${number}: order_differs`])
  await world.db.updateTable('customer_order').set({ payment_status: 'UNPAID' }).where('id', '=', orderId).execute()
  expect((await reconcile()).differences).toEqual([`${number}: order_differs`])
  await world.db.updateTable('customer_order').set({ status: 'CANCELLED' }).where('id', '=', orderId).execute()
})

describe('a payment of long ago', () => {
  /** Paid before the days that are listed, on both sides; what happened since was told by no event. */
  async function paidLongAgo() {
    const { orderId, intentId } = await world.paidOrder()
    const paidAt = new Date(Date.now() - 60 * 86_400_000)
    Object.assign(world.provider.payments.get(intentId)?.charge ?? {}, { paidAt })
    await world.db.updateTable('payment').set({ paid_at: paidAt }).where('order_id', '=', orderId).execute()
    return { orderId, intentId, at: world.provider.payments.get(intentId) }
  }

  it.each([
    ['PENDING', 'SUCCEEDED', 'REFUNDED'],
    ['SUCCEEDED', 'FAILED', 'PAID'],
    ['REQUIRES_ACTION', 'CANCELED', 'PAID'],
  ] as const)('whose refund was %s and is %s at the provider is stored as it is there', async (before, now, status) => {
    const { orderId, at } = await paidLongAgo()
    world.provider.state.refundState = before
    await world.refund(orderId, TOTAL)
    world.provider.state.refundState = 'SUCCEEDED'
    Object.assign(at?.refunds[0] ?? {}, { state: now })
    expect((await reconcile()).differences).toEqual([])
    expect((await world.refunds(orderId)).map(({ state }) => state)).toEqual([now])
    expect((await world.order(orderId)).payment_status).toBe(status)
  })

  it('that is disputed now is stored as it is at the provider', async () => {
    const { orderId, at } = await paidLongAgo()
    const dispute = { id: `dp_old_${orderId}`, state: 'OPEN' as const, amount: 500, reason: 'fraudulent' }
    at?.disputes.push({ ...dispute, respondBy: undefined, isAnswered: false, openedAt: new Date() })
    expect((await reconcile()).differences).toEqual([])
    expect((await world.order(orderId)).payment_status).toBe('DISPUTED')
  })
})

describe('what the provider does not have is reported', () => {
  it('a refund, a withdrawal of the bank, and another fee', async () => {
    const { orderId } = await world.paidOrder()
    const [payment] = await world.payments(orderId)
    const ours = { organization_id: world.dealershipId, payment_id: payment?.id ?? '' }
    const { order_number: number } = await world.order(orderId)
    await world.db
      .insertInto('payment_refund')
      .values({ ...ours, amount: 100, state: 'SUCCEEDED', reason: '', provider_refund: 're_nowhere' })
      .execute()
    await world.db
      .insertInto('payment_dispute')
      .values({ ...ours, provider_dispute: 'dp_nowhere', state: 'LOST', amount: 100, opened_at: new Date() })
      .execute()
    expect((await reconcile()).differences).toEqual([`${number}: refunded_differs`, `${number}: dispute_differs`])
    await world.db.deleteFrom('payment_refund').where('provider_refund', '=', 're_nowhere').execute()
    await world.db.deleteFrom('payment_dispute').where('provider_dispute', '=', 'dp_nowhere').execute()
  })

  it('but a fee that was only not known yet is stored', async () => {
    const { orderId } = await world.paidOrder()
    await world.db.updateTable('payment').set({ fee_amount: null }).where('order_id', '=', orderId).execute()
    expect((await reconcile()).differences).toEqual([])
    expect(await world.payments(orderId)).toMatchObject([{ fee_amount: 274 }])
  })
})

it('reports a cancelled order that keeps its money, in words', async () => {
  const { orderId } = await world.paidOrder()
  await world.db.updateTable('customer_order').set({ status: 'CANCELLED' }).where('id', '=', orderId).execute()
  const { order_number: number } = await world.order(orderId)
  const { differences } = await reconcile()
  expect(differences).toEqual([`${number}: not_returned`])
  expect(differences.map((one) => differenceWords(one).en)).toEqual([
    `${number} was cancelled or paid too late but is not being refunded in full`,
  ])
  await world.db.updateTable('customer_order').set({ status: 'PAID' }).where('id', '=', orderId).execute()
})

it('e-mails about a cancelled order that keeps its money once, and again when the amount changes', async () => {
  const { orderId } = await world.paidOrder()
  const { order_number: number } = await world.order(orderId)
  await world.db.updateTable('customer_order').set({ status: 'CANCELLED' }).where('id', '=', orderId).execute()
  const reportedBefore = { action: 'DIFFERENCE_FOUND', text: `${number}: not_returned`, amount: TOTAL, currency: 'USD' }
  await world.db
    .insertInto('payment_audit')
    .values({ ...reportedBefore, organization_id: world.dealershipId, recorded_at: new Date(Date.now() - 7 * DAY_MS) })
    .execute()
  const emails = async () => (await world.emails('Payments differ from the provider')).length
  const before = await emails()
  expect((await reconcile()).differences).toEqual([reportedBefore.text])
  expect(await emails()).toBe(before)
  await world.refund(orderId, 100)
  expect((await reconcile()).differences).toEqual([reportedBefore.text])
  expect(await emails()).toBeGreaterThan(before)
  await world.db.updateTable('customer_order').set({ status: 'PAID' }).where('id', '=', orderId).execute()
})

it('names the order whose amount differs', async () => {
  const { orderId, intentId } = await world.paidOrder()
  const { order_number: number } = await world.order(orderId)
  const charge = world.provider.payments.get(intentId)?.charge
  Object.assign(charge ?? {}, { currency: 'EUR' })
  expect((await reconcile()).differences).toEqual([`${number}: captured_differs`])
  Object.assign(charge ?? {}, { currency: 'USD' })
})

it('reports money that nobody knows of, and money that the provider does not have', async () => {
  world.provider.paid(world.account, { intentId: 'pi_unknown', paymentId: '', amount: TOTAL })
  const { orderId, intentId } = await world.paidOrder()
  world.provider.payments.delete(intentId)
  const { order_number: number } = await world.order(orderId)
  const { differences } = await reconcile()
  expect(differences.toSorted()).toEqual([`${number}: not_at_provider`, 'ch_pi_unknown: unknown_payment'].toSorted())
  expect(await world.emails('Payments differ from the provider')).not.toEqual([])
  const { body } = await (await world.as('dealerAdmin')).get('/api/v2/payments/audit?action=DIFFERENCE_FOUND')
  const recorded = body.items.map(({ text }: { text: string }) => text)
  expect(recorded).toEqual(expect.arrayContaining(differences))
})
