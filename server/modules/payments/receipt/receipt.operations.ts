import { seesOrder } from '../../../access'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { salesNumber } from '../../../domain/sales-number'
import type { Language } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import { findOrder, type Order } from '../../orders'
import { type Payment, returnedAmount } from '../payment'
import { amountText } from '../payment-mail'
import { findPayment } from '../stored-payment.repository'
import { type Receipt, receiptPdf } from './receipt-pdf'

/** The receipt of what was paid, for whoever sees the order. */
export const receiptOperations = (db: Database) =>
  ({
    getPaymentReceipt: async ({ path, caller, language }) => {
      const payment = await findPayment(db, path.id)
      const isSeen =
        payment &&
        (await db
          .selectFrom('customer_order')
          .where(seesOrder(caller))
          .where('id', '=', payment.orderId)
          .select('id')
          .executeTakeFirst())
      const order = isSeen && (await findOrder(db, payment.orderId))
      if (!order || payment.capturedAmount === 0) throw notFound('Payment')
      const receipt = receiptOf(order, payment, language)
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="receipt-${receipt.orderNumber}.pdf"`,
        'cache-control': 'no-store',
      }
      return { status: 200, body: await receiptPdf(receipt, language), headers }
    },
  }) satisfies Pick<PlatformHandlers, 'getPaymentReceipt'>

function receiptOf(order: Order, payment: Payment, language: Language): Receipt {
  const money = (amount: number) => amountText({ amount, currency: order.currency })[language]
  const returned = returnedAmount(payment)
  return {
    orderNumber: salesNumber('order', order.number),
    paidOn: payment.paidAt?.toLocaleDateString(language === 'es' ? 'es-ES' : 'en-US', { dateStyle: 'long' }) ?? '',
    method: payment.method,
    reference: payment.id,
    dealership: order.dealership.name,
    customer: order.operator.name,
    poNumber: order.poNumber,
    lines: order.lines.map(({ partNumber, description, quantity, cancelled, unitAmount }) => ({
      description: [partNumber, description].filter(Boolean).join(' · '),
      quantity: quantity - cancelled,
      total: money(unitAmount * (quantity - cancelled)),
    })),
    subtotal: money(order.subtotalAmount),
    coreCharge: order.coreChargeAmount > 0 ? money(order.coreChargeAmount) : '',
    tax: money(order.taxAmount),
    paid: money(payment.capturedAmount),
    refunded: returned > 0 ? money(returned) : '',
  }
}
