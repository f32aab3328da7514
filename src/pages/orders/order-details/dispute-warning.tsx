import type { ReactNode } from 'react'
import type { Order } from '@/entities/order'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { type en, orderText } from './text'

type DisputeState = NonNullable<Order['payments'][number]['dispute']>['state']

/** What each state of a dispute means for the order; nothing where the money is the dealership's. */
const words: Partial<Record<DisputeState, { title: keyof typeof en; text: keyof typeof en }>> = {
  INQUIRY: { title: 'inquiryTitle', text: 'inquiry' },
  OPEN: { title: 'disputedTitle', text: 'disputed' },
  LOST: { title: 'disputeLostTitle', text: 'disputeLost' },
}

/** The payment whose dispute the dealership is warned of; undefined where nothing advises against going on. */
export const disputedPayment = ({ payments }: Pick<Order, 'payments'>) =>
  payments.findLast(({ dispute }) => dispute && dispute.state in words)

type DisputeWarningProps = {
  order: Order
  /** A link to the payment; it gets the payment and the words. */
  toPayment: ((paymentId: string, words: string) => ReactNode) | undefined
}

/** Warns the dealership before it works on an order whose money the customer's bank may take back, or has taken back. */
export function DisputeWarning({ order, toPayment }: DisputeWarningProps) {
  const t = useText(orderText)
  const written = useDateTime()
  const payment = disputedPayment(order)
  const warning = payment?.dispute && words[payment.dispute.state]
  if (!payment?.dispute || !warning) return null
  const { state, respond_by: until } = payment.dispute
  return (
    <Callout
      tone="warning"
      className="mb-6 print:hidden"
      title={t(warning.title)}
      actions={toPayment?.(payment.id, t('showPayment'))}
    >
      {t(warning.text)}
      {state !== 'LOST' && until && ` ${t('disputeUntil', { when: written(until) })}`}
    </Callout>
  )
}
