import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** An order as the holder of a link to it sees it. */
export type OrderOfLink = Schemas['OrderOfLink']
export type PortalOrder = Schemas['Order']
export type PortalMessage = Schemas['OrderMessage']
export type NewOrderReturnByLink = Schemas['NewOrderReturnByLink']
export type OrderLine = Schemas['OrderPart'] | Schemas['OrderBundle']

/** How many of a line are to be paid: what is neither cancelled nor came back before it was paid. */
export const chargedQuantity = ({
  quantity,
  cancelled,
  credited,
}: Pick<OrderLine, 'quantity' | 'cancelled' | 'credited'>): number => quantity - cancelled - credited

type PaymentFacts = Pick<OrderOfLink, 'status' | 'payment_status' | 'is_on_account' | 'total'>

export const isPaid = ({ status, payment_status: payment }: Pick<OrderOfLink, 'status' | 'payment_status'>): boolean =>
  payment !== 'UNPAID' || status === 'PAID'

/** As the server decides: "An order with payment on account stays payable" (behaviour, section 6). */
export function isPayable(order: PaymentFacts): boolean {
  if (isPaid(order) || order.total.amount === 0) return false
  if (order.status === 'AWAITING_PAYMENT' || order.status === 'FAILED') return true
  return order.is_on_account && (order.status === 'PROCESSING' || order.status === 'COMPLETED')
}

/** What has become of an order, for whoever placed or paid it. */
type Outcome = 'waiting' | 'confirming' | 'tooLate' | 'failed' | 'confirmed' | 'completed' | 'cancelled' | 'expired'

const outcomes: Record<OrderOfLink['status'], Outcome> = {
  DRAFT: 'waiting',
  AWAITING_PAYMENT: 'waiting',
  FAILED: 'failed',
  PAID: 'confirmed',
  PROCESSING: 'confirmed',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

/**
 * "The order is PAID by the event, not by the landing page" (behaviour, section 8): the state of the order decides.
 * @param failed whether the checkout reported a failure, which the order may not show yet
 * @param paid whether the customer comes from a payment, whose event the order may not have got yet
 */
export function outcomeOf(
  { status, paid_too_late_at: paidTooLateAt }: Pick<PortalOrder, 'status' | 'paid_too_late_at'>,
  { failed, paid }: { failed: boolean; paid: boolean },
): Outcome {
  const outcome = outcomes[status]
  if (paidTooLateAt && (outcome === 'waiting' || outcome === 'failed')) return 'tooLate'
  // A card may have been declined before another one was charged.
  if (paid && (outcome === 'waiting' || outcome === 'failed')) return 'confirming'
  return failed && outcome === 'waiting' ? 'failed' : outcome
}
