import { seesOrder } from '../../../access'
import type { Database } from '../../../db/connection'
import { forbidden, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { Logger } from '../../../infrastructure/logging/logger'
import { managesMoney } from '../manages-money'
import type { Payment, Refund } from '../payment'
import { namesOf } from '../payment.repository'
import { refundToWire } from '../payment.wire'
import { afterTheProvider } from '../provider/after-the-provider'
import { findPaymentOfRefund } from '../stored-payment.repository'
import { requestRefund } from './request-refund'
import type { SendRefund } from './send-refund'

interface Dependencies {
  db: Database
  transact: Transact
  sendRefund: SendRefund
  logger: Pick<Logger, 'error'>
}

export function refundOperations({ db, transact, sendRefund, logger }: Dependencies) {
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
      const names = await namesOf(db, [caller.userId])
      const requested = await transact(async (trx) => {
        const id = await requestRefund(trx, {
          orderId: path.id,
          paymentId: body.payment_id,
          returnId: body.return_id,
          wanted: body.amount,
          reason: body.reason?.trim() ?? '',
          personId: caller.userId,
        })
        return findPaymentOfRefund(trx, id)
      })
      const { payment, refund } = await made(requested)
      return { status: 201, body: refundToWire(payment, refund, names) }
    },
  } satisfies Pick<PlatformHandlers, 'refundOrder'>

  /** From here on money may have moved: what could not be asked, or stored after it was made, the job and the events bring. */
  async function made(requested: OfPayment): Promise<OfPayment> {
    const { payment, refund } = requested
    await afterTheProvider(logger, () => sendRefund(refund.id))
    const stored = await afterTheProvider(logger, () => findPaymentOfRefund(db, refund.id))
    return stored ?? { payment, refund: { ...refund, state: 'PENDING' } }
  }
}

interface OfPayment {
  payment: Payment
  refund: Refund
}
