import { conflict, DomainError, invalid, taken } from '../../domain/domain-error'
import type { answerObstacle, paymentObstacle } from './payment'
import type { registrationObstacle } from './taxes/tax-registration'

type Obstacle = NonNullable<ReturnType<typeof paymentObstacle>>

const obstacles = {
  order_paid: {
    en: 'This order is already paid. Nothing was charged.',
    es: 'Este pedido ya está pagado. No se ha cobrado nada.',
  },
  order_cancelled: {
    en: 'This order has been cancelled, so it can no longer be paid.',
    es: 'Este pedido se canceló, por lo que ya no se puede pagar.',
  },
  order_expired: {
    en: 'This order has expired. Place it again to pay for it.',
    es: 'Este pedido ha caducado. Vuelva a hacerlo para pagarlo.',
  },
  order_not_payable: {
    en: 'This order cannot be paid by card.',
    es: 'Este pedido no se puede pagar con tarjeta.',
  },
} as const satisfies Record<Obstacle, { en: string; es: string }>

export const cannotBePaid = (obstacle: Obstacle, order: { status: string; version: number }) =>
  conflict(obstacle, obstacles[obstacle], { status: order.status, version: order.version })

export const amountChanged = (total: { amount: number; currency: string }) =>
  conflict(
    'amount_changed',
    {
      en: 'The order has changed since you saw it. Check it, then pay. Nothing was charged.',
      es: 'El pedido ha cambiado desde que lo vio. Compruébelo y pague después. No se ha cobrado nada.',
    },
    { total },
  )

export const paymentsNotReady = () =>
  conflict('payments_not_ready', {
    en: 'This dealership does not take card payments yet. Contact it to arrange the payment.',
    es: 'Este concesionario todavía no acepta pagos con tarjeta. Contacte con él para acordar el pago.',
  })

export const paymentInProgress = () =>
  conflict('payment_in_progress', {
    en: 'A payment of this order is just being confirmed. Wait a moment, then check the order.',
    es: 'Se está confirmando un pago de este pedido. Espere un momento y compruebe el pedido.',
  })

/** The field is named as a registration is sent. */
export function cannotRegister(obstacle: NonNullable<ReturnType<typeof registrationObstacle>>) {
  const path = 'body.add_registration.region'
  if (obstacle === 'already_registered') {
    const message = {
      en: 'Taxes are already collected there.',
      es: 'Allí ya se recaudan impuestos.',
    }
    return taken('already_registered', { path, message })
  }
  const message = {
    en: 'Enter the two letters of a state or province, such as MT for Montana.',
    es: 'Escriba las dos letras de un estado o una provincia, por ejemplo MT para Montana.',
  }
  return invalid({ path, message })
}

export const providerUnavailable = () =>
  new DomainError(
    'unavailable',
    'payments_unavailable',
    {
      en: 'The payment provider cannot be reached. Nothing was charged; try again in a moment.',
      es: 'No se puede contactar con el proveedor de pagos. No se ha cobrado nada; vuelva a intentarlo en un momento.',
    },
    { retryAfterSeconds: 10 },
  )

export const otherProvider = () =>
  conflict('other_provider', {
    en: 'This payment was taken by another payment provider than the one that is set up now. Refund or answer it there.',
    es: 'Este pago lo cobró otro proveedor de pagos que el configurado ahora. Reembólselo o responda allí.',
  })

export const nothingToRefund = () =>
  conflict('nothing_to_refund', {
    en: 'Nothing of this order can be refunded: it is not paid, or everything has already been refunded.',
    es: 'No se puede reembolsar nada de este pedido: no está pagado o ya se devolvió todo.',
  })

export const refundTooHigh = (refundable: { amount: number; currency: string }) =>
  conflict(
    'refund_too_high',
    {
      en: 'This is more than can still be refunded. Check what remains and try again.',
      es: 'Es más de lo que todavía se puede reembolsar. Compruebe lo que queda y vuelva a intentarlo.',
    },
    { refundable },
  )

export const moreThanDue = (refundable: { amount: number; currency: string }) =>
  conflict(
    'refund_too_high',
    {
      en: 'This is more than is due for this return. Refund what is due, and anything else for another reason.',
      es: 'Es más de lo pendiente por esta devolución. Reembolse lo pendiente, y lo demás por otro motivo.',
    },
    { refundable },
  )

export const otherCurrency = (currency: string) =>
  invalid({
    path: 'body.amount.currency',
    message: {
      en: `This payment was made in ${currency}. Refund it in ${currency}.`,
      es: `Este pago se hizo en ${currency}. Reembólselo en ${currency}.`,
    },
  })

export const paymentDisputed = () =>
  conflict('payment_disputed', {
    en: 'The bank has withdrawn what is left of this payment, so nothing of it can be refunded here.',
    es: 'El banco ha retirado lo que queda de este pago, por lo que aquí no se puede reembolsar nada.',
  })

const answerObstacles = {
  dispute_closed: {
    en: 'The bank has already decided this dispute.',
    es: 'El banco ya ha resuelto esta disputa.',
  },
  dispute_answered: {
    en: 'This dispute has already been answered. The bank takes one answer.',
    es: 'Esta disputa ya se ha respondido. El banco acepta una sola respuesta.',
  },
} as const satisfies Record<NonNullable<ReturnType<typeof answerObstacle>>, { en: string; es: string }>

export const cannotBeAnswered = (obstacle: keyof typeof answerObstacles) =>
  conflict(obstacle, answerObstacles[obstacle])
