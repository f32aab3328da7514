import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type CardFilter, type OrderStatus, orderQueries } from '@/entities/order'
import { type OrderSide, useOrderStatus } from '@/entities/portal-order'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { Skeleton } from '@/shared/ui/skeleton'
import { closedStatuses, openStatuses } from './status-order'
import { ordersText } from './text'

type OrderCardsProps = {
  filter: CardFilter
  side: OrderSide
  chosen: OrderStatus | undefined
  onChoose: (status: OrderStatus | undefined) => void
}

/** How many orders there are in each status, work first; each chip filters the list, and pressed once more shows all. */
export function OrderCards({ filter, side, chosen, onChoose }: OrderCardsProps) {
  const t = useText(ordersText)
  const words = useOrderStatus(side)
  const { data, isLoading } = useQuery(orderQueries.cards(filter))
  // As tall as the chips, so that the list stays where it is.
  if (isLoading) return <Skeleton className="mb-4 h-13" />
  const counts = new Map(data?.cards.map(({ status, count }) => [status, count]))
  const shown = [...openStatuses, ...closedStatuses].filter((status) => counts.get(status))
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('cards')} className="mb-4 flex gap-2 overflow-x-auto pb-1 print:hidden">
      {shown.map((status) => (
        <li key={status} className="shrink-0">
          <button
            type="button"
            aria-pressed={status === chosen}
            onClick={() => onChoose(status === chosen ? undefined : status)}
            className={cx(
              'inline-flex min-h-control items-center gap-2 rounded-full border px-4 text-sm font-medium',
              status === chosen ? 'border-ink bg-accent-soft' : 'border-line bg-surface hover:bg-hover',
            )}
          >
            {status === chosen && <Check aria-hidden className="size-4" />}
            {words(status)}
            <span className="figures text-ink-muted">{counts.get(status)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
