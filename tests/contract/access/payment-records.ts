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
      .values({ organization_id: dealership, provider_account, charges_enabled: true, payouts_enabled: true })
      .onConflict((conflict) => conflict.column('organization_id').doNothing())
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

  return {
    paymentAccount,
    payableOrder,

    /** One that was paid, and its order. */
    async payment(who: Column, side: Side): Promise<{ id: string; orderId: string }> {
      const account = await paymentAccount(side)
      const orderId = await payableOrder(who, side)
      const intentId = `pi_${randomUUID()}`
      const { id } = await db
        .insertInto('payment')
        .values({
          organization_id: cast.organizations[side].dealership,
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
      return { id, orderId }
    },
  }
}
