import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { toNullableTime, toTime, type WithTexts } from '../../db/json-times'
import type { DB } from '../../db/schema'
import type { OrderPayment } from './order'

/** The money that was taken for an order, as JSON within its row. */
export const paymentsOf = (eb: ExpressionBuilder<DB, 'customer_order'>) =>
  eb
    .selectFrom('payment')
    .whereRef('payment.organization_id', '=', 'customer_order.organization_id')
    .whereRef('payment.order_id', '=', 'customer_order.id')
    .where('payment.captured_amount', '>', 0)
    .select(['payment.id', 'payment.captured_amount as amount', 'payment.method', 'payment.is_late as isLate'])
    .select((payment) => payment.fn.coalesce('payment.paid_at', 'payment.created_at').as('paidAt'))
    .select((payment) => [
      jsonObjectFrom(
        payment
          .selectFrom('payment_dispute as dispute')
          .whereRef('dispute.organization_id', '=', 'payment.organization_id')
          .whereRef('dispute.payment_id', '=', 'payment.id')
          .select(['dispute.state', 'dispute.respond_by as respondBy'])
          .orderBy('dispute.opened_at', 'desc')
          .limit(1),
      ).as('dispute'),
      jsonArrayFrom(
        payment
          .selectFrom('payment_refund as refund')
          .whereRef('refund.organization_id', '=', 'payment.organization_id')
          .whereRef('refund.payment_id', '=', 'payment.id')
          .select(['refund.id', 'refund.amount', 'refund.state', 'refund.created_at as createdAt'])
          .select('refund.return_id as returnId')
          .orderBy('refund.created_at'),
      ).as('refunds'),
    ])
    .orderBy('payment.created_at')
    .orderBy('payment.id')

type PaymentRow = Omit<WithTexts<OrderPayment>, 'dispute' | 'refunds'> & {
  dispute: WithTexts<NonNullable<OrderPayment['dispute']>> | null
  refunds: WithTexts<OrderPayment['refunds'][number]>[]
}

export const toPayment = ({ paidAt, dispute, refunds, ...payment }: PaymentRow): OrderPayment => ({
  ...payment,
  paidAt: toTime(paidAt),
  dispute: dispute && { ...dispute, respondBy: toNullableTime(dispute.respondBy) },
  refunds: refunds.map(({ createdAt, ...refund }) => ({ ...refund, createdAt: toTime(createdAt) })),
})
