import type { ReactNode } from 'react'
import { lineName, linesOf, type Order, type OrderReturn } from '@/entities/order'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { receiveOrderText } from '../text'

const appearances: Record<OrderReturn['status'], Status> = {
  REQUESTED: 'new',
  ACCEPTED: 'working',
  DECLINED: 'failed',
  RECEIVED: 'done',
  CANCELLED: 'idle',
}

type ReturnItemProps = { order: Order; item: OrderReturn; actions: ReactNode }

/** One return with its lines, its refund, and what the reader may do with it. */
export function ReturnItem({ order, item, actions }: ReturnItemProps) {
  const t = useText(receiveOrderText)
  const money = useMoney()
  const written = useDateTime()
  const names = new Map(linesOf(order).map((line) => [line.id, lineName(line)]))
  const { number, status, reason, requested_by: who, created_at: at, lines } = item
  return (
    <li className="grid gap-1 border-b border-line pb-4 wrap-anywhere last:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">{t('return', { number: String(number) })}</span>
        <StatusBadge status={appearances[status]} label={t(status)} />
      </p>
      <p className="text-sm text-ink-muted">{t('by', { who: who ?? t('byLink'), when: written(at) })}</p>
      <ul className="figures text-sm">
        {lines.map(({ line_id, quantity }) => (
          <li key={line_id}>{t('line', { quantity: String(quantity), line: names.get(line_id) ?? '' })}</li>
        ))}
      </ul>
      <p className="whitespace-pre-line">{reason}</p>
      {settlementOf(item).map(({ words, amount }) => (
        <p key={words} className="figures">
          {t(words, { amount: money(amount) })}
        </p>
      ))}
      {actions}
    </li>
  )
}

/** What it costs nobody any more. A return that is only requested says nothing of refunds: it may be declined. */
function settlementOf({ settlement, status, refund, refunded, refund_pending, refund_due }: OrderReturn) {
  const isReceived = status === 'RECEIVED'
  if (settlement === 'CREDIT') return some([[isReceived ? 'credited' : 'creditExpected', refund]])
  if (status === 'ACCEPTED') return some([['refundExpected', refund]])
  return some([
    ['refund', refund_due],
    ['refundPending', refund_pending],
    ['refunded', refunded],
  ])
}

type Settlement = 'credited' | 'creditExpected' | 'refundExpected' | 'refund' | 'refundPending' | 'refunded'

const some = (amounts: readonly (readonly [Settlement, OrderReturn['refund']])[]) =>
  amounts.flatMap(([words, amount]) => (amount.amount > 0 ? [{ words, amount }] : []))
