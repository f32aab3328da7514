import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { type RefundProgress, refundProgress } from '../money-of-order'
import type { PortalOrder } from '../portal-order'
import { portalOrderText } from '../text'
import type { OrderSide } from './use-order-status'

/** The number of a card stays beside its kind. */
const unbroken = (method: string) => method.replaceAll(' ', '\u00a0')

type OrderMoneyProps = { order: Pick<PortalOrder, 'payments'>; side: OrderSide }

/** What was paid for an order by card, and what of it went back; nothing for an order that nobody has paid. */
export function OrderMoney({ order: { payments }, side }: OrderMoneyProps) {
  const t = useText(portalOrderText)
  const date = useDate()
  const money = useMoney()
  const wordsOf = (progress: RefundProgress) => t(progress === 'needsCustomer' ? `needsCustomer_${side}` : progress)
  if (payments.length === 0) return null
  const rows = payments.flatMap(({ id, amount, method, paid_at, is_late: isLate, refunds }) => [
    {
      id,
      words: t(isLate ? 'paidTooLate' : 'paid', { method: unbroken(method || t(`card_${side}`)) }),
      at: paid_at,
      amount,
    },
    ...refunds.map((refund) => ({
      ...{ id: refund.id, amount: refund.amount, at: refund.created_at },
      words: wordsOf(refundProgress(refund)),
    })),
  ])
  return (
    <dl
      aria-label={t('payment')}
      className="grid break-inside-avoid gap-2 rounded-md border border-line bg-surface p-4"
    >
      {rows.map(({ id, words, at, amount }) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-4">
          {/* Where there is no room for both, the amount is below and no word is broken. */}
          <dt className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
            {words}
            <time dateTime={at} className="block text-sm text-ink-muted">
              {date(at)}
            </time>
          </dt>
          <dd className="figures ml-auto shrink-0">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
