import { salesNumber } from '../../../domain/sales-number'
import type { Language } from '../../../domain/text'
import type { Order } from '../../orders'
import { type Payment, returnedAmount } from '../payment'
import { amountText } from '../payment-mail'
import type { Receipt } from './receipt-pdf'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES' }

/** What a receipt says, in the words of its reader. */
export function receiptOf(order: Order, payment: Payment, language: Language): Receipt {
  const money = (amount: number) => amountText({ amount, currency: order.currency })[language]
  const returned = returnedAmount(payment)
  return {
    orderNumber: salesNumber('order', order.number),
    paidOn: payment.paidAt?.toLocaleDateString(locales[language], { dateStyle: 'long' }) ?? '',
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
