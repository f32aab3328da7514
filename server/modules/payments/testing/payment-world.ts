import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { addLocation } from '../../../../tests/support/stock'
import { createTestApp, type Who } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import type { DisputeState } from '../../../db/schema'
import { availability, receive } from '../../inventory'
import type { PaymentProvider, ProviderEvent } from '../provider/payment-provider'
import { ProviderUnreachable } from '../provider/provider-error'

const COST = 4200
const QUANTITY = 2
export const TOTAL = COST * QUANTITY
export const usd = (amount: number) => ({ amount, currency: 'USD' })

const api = '/api/v2'
const return_url = 'http://127.0.0.1:3000/order-completed'

/** A dealership that takes payments from an operator, over the fake provider or the account of another one. */
export async function createPaymentWorld(over?: { provider: PaymentProvider; account: string }) {
  const test = await createTestApp({}, over && { payments: over.provider })
  const { db, provider } = test
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  const operatorId = await organizationId(test, 'Ridgeline Quarry')
  const account = over?.account ?? provider.enable(dealershipId)
  const { kind } = over?.provider ?? provider
  await db
    .insertInto('payment_account')
    .values({
      organization_id: dealershipId,
      provider: kind,
      provider_account: account,
      charges_enabled: true,
      payouts_enabled: true,
    })
    .execute()
  const partId = await addPricedPart(db, dealershipId, { cost: COST })
  const locationId = await addLocation(db, dealershipId, 'Store', true)
  await testUnitOfWork(db).transact((trx) => receive(trx, { dealershipId, partId, locationId, quantity: 100_000 }))

  const as = (who: Who) => test.as(who)

  const world = {
    test,
    db,
    provider,
    account,
    dealershipId,
    operatorId,
    as,
    /** From now on the operator pays on account, or in advance again. */
    payOnAccount: (pays_on_account: boolean) =>
      db
        .insertInto('customer_terms')
        .values({ organization_id: dealershipId, operator_id: operatorId, pays_on_account })
        .onConflict((conflict) => conflict.columns(['organization_id', 'operator_id']).doUpdateSet({ pays_on_account }))
        .execute(),
    /** How many pieces are promised to orders. */
    reserved: async () => (await availability(db, dealershipId, [partId])).get(partId)?.reserved ?? 0,

    async placeOrder(who: Who = 'operatorAdmin'): Promise<string> {
      const { body } = await (await as(who)).post(`${api}/orders/`, {
        dealership_id: dealershipId,
        operator_id: operatorId,
        order_parts: [{ part_id: partId, quantity: QUANTITY }],
        delivery: 'PICKUP',
      })
      return body.id
    },

    order: async (id: string) => (await (await as('dealerAdmin')).get(`${api}/orders/${id}`)).body,

    checkout: async (orderId: string, body: object = {}, who: Who = 'operatorAdmin') =>
      (await as(who)).post(`${api}/payments/checkout-session/${orderId}/`, { order_id: orderId, return_url, ...body }),

    payments: (orderId: string) =>
      db.selectFrom('payment').where('order_id', '=', orderId).selectAll().orderBy('created_at').execute(),

    refunds: (orderId: string) =>
      db
        .selectFrom('payment_refund')
        .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
        .where('payment.order_id', '=', orderId)
        .selectAll('payment_refund')
        .orderBy('payment_refund.created_at')
        .execute(),

    refund: async (
      orderId: string,
      amount: number,
      who: Who = 'dealerAdmin',
      reason = 'Returned unused',
      payment_id?: string,
    ) => (await as(who)).post(`${api}/payments/refund/${orderId}/`, { amount: usd(amount), reason, payment_id }),

    async move(orderId: string, status: string, who: Who = 'dealerAdmin') {
      const { version } = await world.order(orderId)
      return (await as(who)).put(`${api}/orders/status/${orderId}`, { status, version, reason: 'No longer needed' })
    },

    /** Sends an event to the webhook. */
    deliver: (event: ProviderEvent | string, signature = 'signed') =>
      test.anyone.send('POST', `${api}/payments/webhooks/provider`, {
        payload: typeof event === 'string' ? event : JSON.stringify(event),
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      }),

    /** The customer pays by the order's open checkout, and the event arrives. */
    async pay(orderId: string): Promise<ProviderEvent> {
      const open = (await world.payments(orderId)).find(({ state }) => state === 'PENDING' || state === 'FAILED')
      const { intentId } = provider.pay(open?.session_id ?? '')
      return world.sendEvent('payment_intent.succeeded', intentId)
    },

    /** An event about a payment arrives, and is handled. */
    async sendEvent(type: string, intentId: string): Promise<ProviderEvent> {
      const event = provider.event(type, { account, objectId: intentId, intentId })
      await world.deliver(event)
      await test.runJobs()
      return event
    },

    async paidOrder(): Promise<{ orderId: string; intentId: string }> {
      const orderId = await world.placeOrder()
      await world.checkout(orderId)
      const { intentId } = await world.pay(orderId)
      return { orderId, intentId: intentId ?? randomUUID() }
    },

    /** A paid order is paid once more, and the bank does not take that back. @returns the payment */
    async payTwice(orderId: string): Promise<string> {
      const { id } = await db
        .insertInto('payment')
        .values({
          ...{ organization_id: dealershipId, order_id: orderId, amount: TOTAL, currency: 'USD' },
          ...{ return_url, provider: kind },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      provider.paid(account, { intentId: `pi_${id}`, paymentId: id, amount: TOTAL })
      provider.state.refusesRefunds = true
      await world.sendEvent('payment_intent.succeeded', `pi_${id}`)
      provider.state.refusesRefunds = false
      return id
    },

    /** The customer disputes a payment, or the bank asks about it first. @returns lets the bank decide */
    async dispute(
      intentId: string,
      { amount = TOTAL, state: first = 'OPEN' }: { amount?: number; state?: DisputeState } = {},
    ): Promise<(state: DisputeState) => Promise<unknown>> {
      const dispute = {
        ...{ id: `dp_${intentId}`, state: first, amount, reason: 'fraudulent' },
        ...{ respondBy: undefined, isAnswered: false, openedAt: new Date() },
      }
      provider.payments.get(intentId)?.disputes.push(dispute)
      await world.sendEvent('charge.dispute.created', intentId)
      return async (state) => {
        dispute.state = state
        await world.sendEvent('charge.dispute.closed', intentId)
      }
    },

    /** Nobody has paid in time. */
    async expire(orderId: string): Promise<void> {
      await db
        .updateTable('customer_order')
        .set({ updated_at: new Date(0) })
        .where('id', '=', orderId)
        .execute()
      await world.runJob('expire-orders')
    },

    /** Runs a job, which a lost call ends like a crash. */
    runJob: (name: 'expire-orders' | 'reconcile-payments') =>
      test.jobs[name]({}, { signal: AbortSignal.timeout(60_000), lastAttempt: false }).catch((error: unknown) => {
        if (!(error instanceof ProviderUnreachable)) throw error
      }),

    /** After a crash, jobs that failed are due again. */
    async retryJobs(): Promise<void> {
      await sql`update graphile_worker._private_jobs set run_at = now(), attempts = 0`.execute(db)
      await test.runJobs()
    },

    emails: (subject: string) =>
      db
        .selectFrom('email')
        .where('subject', 'like', `%${subject}%`)
        .select(['recipient', 'subject', 'text'])
        .execute(),
  }
  return world
}

export type PaymentWorld = Awaited<ReturnType<typeof createPaymentWorld>>
