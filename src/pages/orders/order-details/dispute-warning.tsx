import type { ReactNode } from 'react'
import type { Order } from '@/entities/order'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { orderText } from './text'

type DisputeWarningProps = {
  order: Order
  toPayment: ((paymentId: string, words: string) => ReactNode) | undefined
}

/** Warns the dealership before it works on an order whose money the customer's bank may take back, or has taken back. */
export function DisputeWarning({ order, toPayment }: DisputeWarningProps) {
  const t = useText(orderText)
  const written = useDateTime()
  const payment = order.payments.findLast(({ dispute }) => dispute && dispute.state !== 'WON')
  if (!payment?.dispute) return null
  const { state, respond_by: until } = payment.dispute
  return (
    <Callout
      tone="warning"
      className="mb-6 print:hidden"
      title={t(state === 'OPEN' ? 'disputedTitle' : 'disputeLostTitle')}
      actions={toPayment?.(payment.id, t('showPayment'))}
    >
      {t(state === 'OPEN' ? 'disputed' : 'disputeLost')}
      {state === 'OPEN' && until && ` ${t('disputeUntil', { when: written(until) })}`}
    </Callout>
  )
}
