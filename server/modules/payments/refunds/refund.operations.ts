import { seesOrder } from '../../../access'
import type { Database } from '../../../db/connection'
import { forbidden, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { managesMoney } from '../manages-money'
import { namesOf } from '../payment.repository'
import { refundToWire } from '../payment.wire'
import { ProviderRefusal, ProviderUnreachable } from '../provider/provider-error'
import { findPaymentOfRefund } from '../stored-payment.repository'
import { requestRefund } from './request-refund'
import type { SendRefund } from './send-refund'

interface Dependencies {
  db: Database
  transact: Transact
  sendRefund: SendRefund
}

export function refundOperations({ db, transact, sendRefund }: Dependencies) {
  return {
    refundOrder: async ({ path, body, caller }) => {
      const order = await db
        .selectFrom('customer_order')
        .where(seesOrder(caller))
        .where('id', '=', path.id)
        .select('organization_id as dealershipId')
        .executeTakeFirst()
      if (!order) throw notFound('Order')
      if (!managesMoney(caller, order.dealershipId)) throw forbidden()
      const { amount, currency } = body.amount
      const id = await transact((trx) =>
        requestRefund(trx, {
          orderId: path.id,
          paymentId: body.payment_id,
          amount,
          currency,
          reason: body.reason.trim(),
          personId: caller.userId,
        }),
      )
      await unlessUnavailable(() => sendRefund(id))
      const { payment, refund } = await findPaymentOfRefund(db, id)
      const names = await namesOf(db, [caller.userId])
      return { status: 201, body: refundToWire(payment, refund, names) }
    },
  } satisfies Pick<PlatformHandlers, 'refundOrder'>
}

/** What could not be asked, or read again after it was made, the job and the events bring. */
async function unlessUnavailable(call: () => Promise<void>): Promise<void> {
  await call().catch((error: unknown) => {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefusal)) throw error
  })
}
