import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Column, Side } from './columns'
import type { createOrderRecords } from './order-records'

const TOTAL = 9000

/** Orders to be paid, and payments of them. */
export const createPaymentRecords = (
  { db, provider }: TestApp,
  cast: Cast,
  { order }: Pick<ReturnType<typeof createOrderRecords>, 'order'>,
) => {
  /** The dealership's account with the provider. */
  async function paymentAccount(side: Side): Promise<string> {
    const { dealership } = cast.organizations[side]
    const provider_account = provider.enable(dealership)
    await db
      .insertInto('payment_account')
      .values({
        ...{ organization_id: dealership, provider: provider.kind, provider_account },
        ...{ charges_enabled: true, payouts_enabled: true },
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'provider']).doNothing())
      .execute()
    return provider_account
  }

  async function payableOrder(who: Column, side: Side): Promise<string> {
    await paymentAccount(side)
    const { id } = await order(who, side)
    await db
      .updateTable('customer_order')
      .set({ subtotal_amount: TOTAL, total_amount: TOTAL })
      .where('id', '=', id)
      .execute()
    return id
  }

  /** One that was paid, and its order. */
  async function payment(who: Column, side: Side): Promise<{ id: string; orderId: string; intentId: string }> {
    const account = await paymentAccount(side)
    const orderId = await payableOrder(who, side)
    const intentId = `pi_${randomUUID()}`
    const { id } = await db
      .insertInto('payment')
      .values({
        organization_id: cast.organizations[side].dealership,
        provider: provider.kind,
        order_id: orderId,
        state: 'PAID',
        amount: TOTAL,
        currency: 'USD',
        return_url: 'http://127.0.0.1:3000/order-completed',
        intent_id: intentId,
        captured_amount: TOTAL,
        paid_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    provider.paid(account, { intentId, paymentId: id, amount: TOTAL })
    await db
      .updateTable('customer_order')
      .set({ status: 'PAID', payment_status: 'PAID' })
      .where('id', '=', orderId)
      .execute()
    return { id, orderId, intentId }
  }

  return {
    paymentAccount,
    payableOrder,
    payment,

    /** One about a payment. */
    async dispute(who: Column, side: Side): Promise<string> {
      const { id: payment_id, intentId } = await payment(who, side)
      const provider_dispute = `dp_${intentId}`
      const opened = { state: 'OPEN' as const, amount: TOTAL, reason: 'fraudulent' }
      const openedAt = new Date()
      provider.payments
        .get(intentId)
        ?.disputes.push({ ...opened, id: provider_dispute, respondBy: undefined, isAnswered: false, openedAt })
      const { id } = await db
        .insertInto('payment_dispute')
        .values({
          ...opened,
          organization_id: cast.organizations[side].dealership,
          payment_id,
          provider_dispute,
          opened_at: openedAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
  }
}
