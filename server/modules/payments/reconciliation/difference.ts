import type { Text } from '../../../domain/text'
import { type Payment, returnedAmount } from '../payment'
import type { ProviderTaking } from '../provider/payment-provider'

/** How a payment or an order differs from what the provider has. */
export interface Difference {
  /** The order's number, or the provider's id of what has no order. */
  about: string
  kind: 'unknown_payment' | 'captured_differs' | 'refunded_differs' | 'not_at_provider' | 'order_differs'
}

/** How a payment differs from what the provider took; undefined if it does not. */
export function differenceOf(taking: ProviderTaking, payment: Payment | undefined): Difference | undefined {
  const about = payment?.id ?? taking.chargeId
  if (!payment) return { about, kind: 'unknown_payment' }
  if (payment.capturedAmount !== taking.capturedAmount || payment.currency !== taking.currency) {
    return { about, kind: 'captured_differs' }
  }
  // Refunds that the provider was not asked for yet are still to come.
  const unsent = payment.refunds.filter(({ state }) => state === 'REQUESTED')
  const sent = returnedAmount(payment) - unsent.reduce((total, { amount }) => total + amount, 0)
  return sent === taking.refundedAmount ? undefined : { about, kind: 'refunded_differs' }
}

/** A difference as admins read it. */
export const differenceText = ({ about, kind }: Difference): Text => texts[kind](about)

const texts: Record<Difference['kind'], (about: string) => Text> = {
  unknown_payment: (about) => ({
    en: `the provider's payment ${about} belongs to no order`,
    es: `el pago ${about} del proveedor no corresponde a ningún pedido`,
  }),
  captured_differs: (about) => ({
    en: `the provider took another amount for ${about}`,
    es: `el proveedor cobró otro importe por ${about}`,
  }),
  refunded_differs: (about) => ({
    en: `the provider refunded another amount of ${about}`,
    es: `el proveedor reembolsó otro importe de ${about}`,
  }),
  not_at_provider: (about) => ({
    en: `the provider has no payment of ${about}`,
    es: `el proveedor no tiene ningún pago de ${about}`,
  }),
  order_differs: (about) => ({
    en: `the status of ${about} does not match its payments`,
    es: `el estado de ${about} no corresponde a sus pagos`,
  }),
}
