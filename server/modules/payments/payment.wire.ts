import type { components } from '#contract/platform'
import type { OrderStatus, PaymentStatus } from '../../db/schema'
import { salesNumber } from '../../domain/sales-number'
import type { AuditRow } from './audit/audit-list.repository'
import type { DisputeRow } from './disputes/dispute.repository'
import { type Payment, type Refund, refundableAmount } from './payment'
import type { PaymentRow } from './payment.repository'
import type { PayoutRow } from './payouts/payout.repository'
import type { ProviderSession } from './provider/payment-provider'

type Schemas = components['schemas']

export const sessionToWire = (session: ProviderSession): Schemas['ProviderSession'] =>
  session.kind === 'hosted'
    ? { kind: 'hosted', url: session.url }
    : {
        kind: 'embedded',
        client_secret: session.clientSecret,
        publishable_key: session.publishableKey,
        account: session.account,
      }

interface OrderOfPayment {
  orderId: string
  number: number
  status: OrderStatus
  paymentStatus: PaymentStatus
}

const orderToWire = ({ orderId, number, status, paymentStatus }: OrderOfPayment): Schemas['PaidOrder'] => ({
  id: orderId,
  number: salesNumber('order', number),
  status,
  payment_status: paymentStatus,
})

export const paymentToWire = (row: PaymentRow): Schemas['PaymentSummary'] => ({
  id: row.id,
  order: orderToWire(row),
  customer: { id: row.customerId, name: row.customerName },
  state: row.state,
  amount: { amount: row.amount, currency: row.currency },
  refunded: { amount: row.returned, currency: row.currency },
  fee: row.feeAmount === null ? null : { amount: row.feeAmount, currency: row.currency },
  method: row.method,
  paid_at: row.paidAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
})

type Names = ReadonlyMap<string, string>

export const refundToWire = (payment: Payment, refund: Refund, names: Names): Schemas['Refund'] => ({
  id: refund.id,
  payment_id: payment.id,
  order_id: payment.orderId,
  return_number: refund.returnNumber,
  amount: { amount: refund.amount, currency: payment.currency },
  state: refund.state,
  reason: refund.reason,
  failure: refund.failure,
  requested_by: (refund.requestedBy && names.get(refund.requestedBy)) || null,
  created_at: refund.createdAt.toISOString(),
})

interface Details {
  returnsDue: readonly { id: string; number: number; due: number }[]
  row: PaymentRow
  payment: Payment
  names: Names
  disputes: readonly DisputeRow[]
  history: readonly AuditRow[]
}

export const detailsToWire = ({ row, payment, names, returnsDue, disputes, history }: Details): Schemas['Payment'] => ({
  ...paymentToWire(row),
  organization_id: row.dealershipId,
  provider_reference: payment.intentId ?? '',
  failure: payment.failure,
  refundable: { amount: refundableAmount(payment), currency: payment.currency },
  returns_due: returnsDue.map(({ id, number, due }) => ({
    id,
    number,
    due: { amount: due, currency: payment.currency },
  })),
  refunds: payment.refunds.toReversed().map((refund) => refundToWire(payment, refund, names)),
  disputes: disputes.map(disputeToWire),
  history: history.map(auditToWire),
})

export const disputeToWire = (row: DisputeRow): Schemas['Dispute'] => ({
  id: row.id,
  payment_id: row.paymentId,
  order: orderToWire(row),
  customer: { id: row.customerId, name: row.customerName },
  amount: { amount: row.amount, currency: row.currency },
  state: row.state,
  reason: row.reason,
  respond_by: row.respondBy?.toISOString() ?? null,
  answered_at: row.answeredAt?.toISOString() ?? null,
  opened_at: row.openedAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
})

export const payoutToWire = (row: PayoutRow): Schemas['Payout'] => ({
  id: row.id,
  amount: { amount: row.amount, currency: row.currency },
  state: row.state,
  failure: row.failure,
  arrives_at: row.arrives_at.toISOString(),
  created_at: row.created_at.toISOString(),
})

export const auditToWire = (row: AuditRow): Schemas['PaymentAuditEntry'] => ({
  id: row.id,
  action: row.action as Schemas['PaymentAuditAction'],
  at: row.recordedAt.toISOString(),
  who: row.who,
  order:
    row.orderId !== null && row.paymentId !== null && row.number !== null
      ? { id: row.orderId, number: salesNumber('order', row.number), payment_id: row.paymentId }
      : null,
  amount: row.amount !== null && row.currency !== null ? { amount: row.amount, currency: row.currency } : null,
  text: row.text,
})
