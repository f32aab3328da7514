import type { Text } from '../../../domain/text'
import { isWithdrawn, type Payment, returnsMoney } from '../payment'
import type { ProviderPayment } from '../provider/payment-provider'

/** How a payment or an order differs from what the provider has. */
export interface Difference {
  /** The order's number, or the provider's id of what has no order. */
  about: string
  kind: DifferenceKind
  /** What is still owed to the customer, where money is not returned. */
  owed?: { amount: number; currency: string }
}

export type DifferenceKind = keyof typeof texts

/** How a payment differs from what the provider has. */
export function differencesOf(current: ProviderPayment, payment: Payment | undefined): DifferenceKind[] {
  const { charge } = current
  if (!payment) return charge ? ['unknown_payment'] : []
  if (!charge) return payment.capturedAmount > 0 ? ['not_at_provider'] : []
  const isOther: Partial<Record<DifferenceKind, boolean>> = {
    captured_differs: payment.capturedAmount !== charge.capturedAmount || payment.currency !== charge.currency,
    fee_differs: payment.feeAmount !== (charge.fee ?? null),
    ...refundsDiffer(current, payment),
    dispute_differs: disputesDiffer(current, payment),
  }
  return kinds.filter((kind) => isOther[kind])
}

function refundsDiffer({ refunds }: ProviderPayment, payment: Payment) {
  const pairs = refunds.map((refund) => ({
    refund,
    row: payment.refunds.find((row) => row.providerRefund === refund.id || row.id === refund.refundId),
  }))
  const known = new Set(pairs.map(({ row }) => row))
  // Refunds that the provider was not asked for yet are still to come.
  const isMissing = payment.refunds.some((row) => row.state !== 'REQUESTED' && returnsMoney(row) && !known.has(row))
  return {
    refunded_differs: isMissing || pairs.some(({ refund, row }) => row?.amount !== refund.amount),
    refund_state_differs: pairs.some(({ refund, row }) => row && row.state !== refund.state),
  }
}

function disputesDiffer({ disputes }: ProviderPayment, payment: Payment): boolean {
  const isKnown = disputes.every(({ id, state, amount }) => {
    const row = payment.disputes.find(({ providerDispute }) => providerDispute === id)
    return row?.state === state && row.amount === amount
  })
  const isMissing = payment.disputes.some(
    (row) => isWithdrawn(row) && !disputes.some(({ id }) => id === row.providerDispute),
  )
  return !isKnown || isMissing
}

/** A difference as admins read it. */
export const differenceText = ({ about, kind }: Difference): Text => texts[kind](about)

/** A difference as the audit records it, such as `SO-1001: captured_differs`. */
export const recordOf = ({ about, kind }: Difference): string => `${about}: ${kind}`

/** What `recordOf` has recorded, in words. */
export function differenceWords(record: string): Text {
  const [about = '', name] = record.split(': ')
  const kind = kinds.find((one) => one === name)
  return kind ? differenceText({ about, kind }) : { en: record, es: record }
}

const texts = {
  unknown_payment: (about: string): Text => ({
    en: `the provider's payment ${about} belongs to no order`,
    es: `el pago ${about} del proveedor no corresponde a ningún pedido`,
  }),
  captured_differs: (about: string): Text => ({
    en: `the provider took another amount for ${about}`,
    es: `el proveedor cobró otro importe por ${about}`,
  }),
  fee_differs: (about: string): Text => ({
    en: `the provider charged another fee for ${about}`,
    es: `el proveedor cobró otra comisión por ${about}`,
  }),
  refunded_differs: (about: string): Text => ({
    en: `the provider refunded another amount of ${about}`,
    es: `el proveedor reembolsó otro importe de ${about}`,
  }),
  refund_state_differs: (about: string): Text => ({
    en: `the provider has another status for a refund of ${about}`,
    es: `el proveedor tiene otro estado para un reembolso de ${about}`,
  }),
  dispute_differs: (about: string): Text => ({
    en: `the bank has withdrawn another amount of ${about} than is recorded here`,
    es: `el banco ha retirado de ${about} otro importe que el registrado aquí`,
  }),
  not_at_provider: (about: string): Text => ({
    en: `the provider has no payment of ${about}`,
    es: `el proveedor no tiene ningún pago de ${about}`,
  }),
  order_differs: (about: string): Text => ({
    en: `the status of ${about} does not match its payments`,
    es: `el estado de ${about} no corresponde a sus pagos`,
  }),
  not_returned: (about: string): Text => ({
    en: `${about} was cancelled or paid too late but is not being refunded in full`,
    es: `${about} se canceló o se pagó demasiado tarde, pero no se está reembolsando por completo`,
  }),
}

const kinds = Object.keys(texts).filter((name): name is DifferenceKind => name in texts)
