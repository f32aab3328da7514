import { useQuery } from '@tanstack/react-query'
import { deliveryMethodValues } from '#contract/platform-limits'
import { type Order, type OrderHistoryEntry, orderQueries } from '@/entities/order'
import { usePaymentFailure } from '@/entities/payment'
import { type OrderSide, useOrderStatus } from '@/entities/portal-order'
import { EmailedTo } from '@/features/notify-customer'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { orderText } from './text'

/** Who did what to the order, newest first. */
export function OrderHistory({ order, side }: { order: Order; side: OrderSide }) {
  const t = useText(orderText)
  const written = useDateTime()
  const sentenceOf = useDescription(side)
  const failureOf = usePaymentFailure()
  return (
    <Card title={t('history')}>
      <Loaded query={useQuery(orderQueries.history(order.id))} skeleton={<Skeleton className="h-16" />}>
        {({ entries }) => (
          <ol className="grid gap-3">
            {numbered(entries).map(({ number, ...entry }) => (
              <li key={number} className="wrap-anywhere">
                <p>{sentenceOf(entry)}</p>
                <p className="text-sm text-ink-muted">
                  {entry.who ?? t('system')}, <time dateTime={entry.at}>{written(entry.at)}</time>
                </p>
                <EmailedTo people={entry.emailed_to} />
                {entry.reason && (
                  <p className="text-sm">{entry.to === 'FAILED' ? failureOf(entry.reason) : entry.reason}</p>
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  )
}

/** From the newest; new ones get further numbers. What happened at once may differ in nothing else. */
const numbered = (entries: readonly OrderHistoryEntry[]) =>
  entries.map((entry, index) => ({ ...entry, number: index + 1 })).toReversed()

function useDescription(side: OrderSide): (entry: OrderHistoryEntry) => string {
  const t = useText(orderText)
  const statusOf = useOrderStatus(side)
  const deliveryOf = (value: string) => {
    const known = deliveryMethodValues.find((one) => one === value)
    return known ? t(`delivery_${known}`) : value
  }
  return ({ kind, from, to, shipment, return: returned, lines, fields }) => {
    if (kind === 'STATUS_CHANGED') return t(kind, { from: from ? statusOf(from) : '', to: to ? statusOf(to) : '' })
    const parts = lines.map(({ part_number, description, quantity }) => `${quantity} × ${part_number || description}`)
    const changes = fields.map(({ field, from: before, to: after }) =>
      [before, after].map((value) => (field === 'delivery' ? deliveryOf(value) : value) || '–').join(' → '),
    )
    const values = { what: [...parts, ...changes].join(', '), number: String(shipment ?? returned ?? '') }
    return t(kind === 'PICKED' ? 'PICKED_EVENT' : kind, values)
  }
}
