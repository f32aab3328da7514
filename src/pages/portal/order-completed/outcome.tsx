import { OrderStatusBadge, outcomeOf, type PortalOrder, useMoneyNews } from '@/entities/portal-order'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { orderCompletedText } from './text'

const tones = {
  waiting: 'info',
  confirming: 'info',
  tooLate: 'warning',
  failed: 'danger',
  confirmed: 'success',
  completed: 'success',
  cancelled: 'warning',
  expired: 'warning',
} as const

type OutcomeProps = {
  order: Pick<
    PortalOrder,
    'order_number' | 'status' | 'fulfillment_status' | 'dealership' | 'paid_too_late_at' | 'payments'
  >
  /** Whether the checkout reported a failure. */
  failed: boolean
  /** Whether the customer comes from a payment. */
  paid: boolean
}

/** What has become of an order, as its heading, with what it means for the customer's money. */
export function Outcome({ order, ...reported }: OutcomeProps) {
  const t = useText(orderCompletedText)
  const outcome = outcomeOf(order, reported)
  const news = useMoneyNews(order)
  const isDisputed = order.payments.some(({ dispute }) => dispute?.state === 'OPEN' || dispute?.state === 'LOST')
  // What a bank examines is not part of the good news.
  const apart = isDisputed && tones[outcome] === 'success'
  const hasEnded = outcome === 'cancelled' || outcome === 'expired'
  const isUncharged = hasEnded && order.payments.length === 0
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl font-bold">{t(`${outcome}Title`, { number: order.order_number })}</h1>
        {outcome !== 'confirming' && <OrderStatusBadge order={order} side="buyer" />}
      </div>
      <Callout tone={tones[outcome]} announce>
        {[
          t(outcome, { dealership: order.dealership.name }),
          ...(apart ? [] : news),
          isUncharged && t('notCharged'),
        ].map((words) => words && <p key={words}>{words}</p>)}
      </Callout>
      {apart && (
        <Callout tone="warning">
          {news.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Callout>
      )}
    </>
  )
}

/** What an address says that names no order (specification, section 8). */
export function FailedPayment() {
  const t = useText(orderCompletedText)
  return (
    <>
      <h1 className="text-2xl font-bold">{t('unnamedFailedTitle')}</h1>
      <Callout tone="danger" announce>
        {t('unnamedFailed')}
      </Callout>
    </>
  )
}
