import { seesOrder } from '../../../access'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Language } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import { findOrder } from '../../orders'
import { findPayments } from '../stored-payment.repository'
import { receiptOf } from './receipt'
import { receiptPdf } from './receipt-pdf'

/** The receipt of what an order was paid, for whoever sees the order or has its link. */
export function receiptOperations(db: Database) {
  async function reply(orderId: string, language: Language) {
    const [order, payments] = await Promise.all([findOrder(db, orderId), findPayments(db, orderId)])
    const payment = payments.find(({ capturedAmount, isLate }) => capturedAmount > 0 && !isLate)
    if (!order || !payment) throw notFound('Payment')
    const receipt = receiptOf(order, payment, language)
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="receipt-${receipt.orderNumber}.pdf"`,
      'cache-control': 'no-store',
    }
    return { status: 200 as const, body: await receiptPdf(receipt, language), headers }
  }

  return {
    getOrderReceipt: async ({ path, caller, language }) => {
      const order = await db
        .selectFrom('customer_order')
        .where(seesOrder(caller))
        .where('id', '=', path.id)
        .select('id')
        .executeTakeFirst()
      if (!order) throw notFound('Order')
      return reply(order.id, language)
    },

    getOrderReceiptByLink: ({ proof, language }) => reply(proof.id, language),
  } satisfies Pick<PlatformHandlers, 'getOrderReceipt' | 'getOrderReceiptByLink'>
}
