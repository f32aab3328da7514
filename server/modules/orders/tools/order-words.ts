import type { FulfillmentStatus, OrderStatus, PaymentStatus } from '../../../db/schema'
import type { Text } from '../../../domain/text'
import { isConfirmed } from './order-states'

/** What is said of an order: its status, or, once it is confirmed, how far its goods have come. */
export function wordsOfOrder(order: {
  status: OrderStatus
  fulfillmentStatus: FulfillmentStatus
  paymentStatus: PaymentStatus
}): Text[] {
  const { status, fulfillmentStatus, paymentStatus } = order
  return [
    isConfirmed(status) ? fulfillmentWords[fulfillmentStatus] : statusWords[status],
    ...(isConfirmed(status) || paymentStatus !== 'UNPAID' ? [paymentWords[paymentStatus]] : []),
  ]
}

const statusWords: Record<OrderStatus, Text> = {
  DRAFT: { en: 'draft', es: 'borrador' },
  AWAITING_PAYMENT: { en: 'awaiting payment', es: 'pendiente de pago' },
  FAILED: { en: 'payment failed', es: 'pago fallido' },
  EXPIRED: { en: 'expired without payment', es: 'caducado sin pago' },
  PAID: { en: 'paid', es: 'pagado' },
  PROCESSING: { en: 'being processed', es: 'en proceso' },
  COMPLETED: { en: 'completed', es: 'completado' },
  CANCELLED: { en: 'cancelled', es: 'cancelado' },
}

const fulfillmentWords: Record<FulfillmentStatus, Text> = {
  UNFULFILLED: { en: 'being processed, not shipped yet', es: 'en proceso, aún sin enviar' },
  BACKORDERED: { en: 'waiting for stock, on backorder', es: 'pendiente de existencias' },
  PICKING: { en: 'being picked, not shipped yet', es: 'en preparación, aún sin enviar' },
  READY_FOR_PICKUP: { en: 'ready for pickup', es: 'listo para recoger' },
  PARTIALLY_SHIPPED: { en: 'partly shipped', es: 'enviado en parte' },
  SHIPPED: { en: 'shipped, on its way', es: 'enviado, en camino' },
  PARTIALLY_DELIVERED: { en: 'partly delivered', es: 'entregado en parte' },
  DELIVERED: { en: 'delivered', es: 'entregado' },
  PARTIALLY_RETURNED: { en: 'partly returned', es: 'devuelto en parte' },
  RETURNED: { en: 'returned', es: 'devuelto' },
  CANCELLED: { en: 'cancelled', es: 'cancelado' },
}

const paymentWords: Record<PaymentStatus, Text> = {
  UNPAID: { en: 'not paid yet', es: 'aún sin pagar' },
  PAID: { en: 'paid', es: 'pagado' },
  PARTIALLY_REFUNDED: { en: 'partly refunded', es: 'reembolsado en parte' },
  REFUNDED: { en: 'refunded', es: 'reembolsado' },
  DISPUTED: { en: 'payment disputed', es: 'pago en disputa' },
}
