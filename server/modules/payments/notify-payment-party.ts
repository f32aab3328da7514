import type { Transaction } from '../../db/connection'
import { salesNumber } from '../../domain/sales-number'
import type { Outbox } from '../notifications'
import { creditNotesIssuedNow, lockOrder, type OrderRecipient, type RecipientPorts, recipientsAtBuyer } from '../orders'
import { emailsOfAdmins } from '../organizations'
import type { PaymentNews } from './payment.events'
import { type PaymentStep, paymentEmail } from './payment-mail'

/** E-mails what happened to the money of an order to those whom it concerns. */
export const notifyPaymentParty =
  ({ outbox, portalLinks }: Ports) =>
  async (trx: Transaction, news: PaymentNews): Promise<void> => {
    const steps = stepsOf(news)
    const order = steps.length > 0 ? await lockOrder(trx, news.orderId) : undefined
    if (!order) return
    for (const { side, step } of steps) {
      const other = order[side === 'dealership' ? 'operator' : 'dealership'].name
      // Whoever has to act on money does so at the payment; the order has no answer to a dispute.
      const url = outbox.addressOf(`/payments/${news.paymentId}`)
      const recipients: OrderRecipient[] =
        side === 'dealership'
          ? (await emailsOfAdmins(trx, order.dealership.id)).map((to) => ({ to, url }))
          : await recipientsAtBuyer(trx, { outbox, portalLinks }, order.id, 'payments')
      const email = {
        organizationId: order[side].id,
        step,
        number: salesNumber('order', order.number),
        amount: { amount: news.amount, currency: news.currency },
        other,
        isOfPayment: side === 'dealership',
        returnNumber: news.returnNumber ?? undefined,
        creditNotes: step === 'refunded' ? await creditNotesIssuedNow(trx, order.id) : [],
      }
      await outbox.sendAll(
        trx,
        recipients.map((recipient) => paymentEmail({ ...email, ...recipient })),
      )
    }
  }

interface Ports extends RecipientPorts {
  outbox: Outbox
}

interface Notification {
  side: 'dealership' | 'operator'
  step: PaymentStep
}

function stepsOf({ action, text }: PaymentNews): Notification[] {
  switch (action) {
    case 'PAYMENT_SUCCEEDED':
      return [{ side: 'operator', step: 'paid' }]
    case 'PAYMENT_LATE':
      return [
        { side: 'operator', step: 'late' },
        { side: 'dealership', step: 'late_for_dealership' },
      ]
    case 'REFUND_CHANGED':
      if (text === 'SUCCEEDED') return [{ side: 'operator', step: 'refunded' }]
      if (text === 'REQUIRES_ACTION') return [{ side: 'operator', step: 'refund_waits' }]
      if (text === 'REQUESTED: other_provider') return [{ side: 'dealership', step: 'refund_on_hold' }]
      if (text.startsWith('CANCELED')) return [{ side: 'dealership', step: 'refund_canceled' }]
      return text.startsWith('FAILED') ? [{ side: 'dealership', step: 'refund_failed' }] : []
    case 'INQUIRY_OPENED':
      return [{ side: 'dealership', step: 'inquiry_opened' }]
    case 'DISPUTE_OPENED':
      return [{ side: 'dealership', step: 'dispute_opened' }]
    case 'DISPUTE_CLOSED':
      return [{ side: 'dealership', step: text === 'WON' ? 'dispute_won' : 'dispute_lost' }]
    default:
      return []
  }
}
