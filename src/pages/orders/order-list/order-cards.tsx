import { useQuery } from '@tanstack/react-query'
import { type CardFilter, type OrderStatus, orderQueries } from '@/entities/order'
import { portalOrderText } from '@/entities/portal-order'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Skeleton } from '@/shared/ui/skeleton'
import { ordersText } from './text'

type OrderCardsProps = {
  filter: CardFilter
  chosen: OrderStatus | undefined
  onChoose: (status: OrderStatus | undefined) => void
}

/** How many orders there are in each status; each card filters the list, and once more shows all. */
export function OrderCards({ filter, chosen, onChoose }: OrderCardsProps) {
  const t = useText(ordersText)
  const words = useText(portalOrderText)
  const money = useMoney()
  const { data, isLoading } = useQuery(orderQueries.cards(filter))
  // As tall as the cards, so that the list stays where it is.
  if (isLoading) return <Skeleton className="mb-4 h-23" />
  const cards = data?.cards.filter(({ count }) => count > 0) ?? []
  if (cards.length === 0) return null
  return (
    <ul aria-label={t('cards')} className="mb-4 flex gap-3 overflow-x-auto pb-1 print:hidden">
      {cards.map(({ status, count, sums }) => (
        <li key={status} className="shrink-0">
          <button
            type="button"
            aria-pressed={status === chosen}
            onClick={() => onChoose(status === chosen ? undefined : status)}
            className={cx(
              'grid min-h-12 min-w-36 gap-0.5 rounded-md border px-4 py-2 text-left',
              status === chosen ? 'border-ink bg-accent-soft' : 'border-line bg-surface hover:bg-hover',
            )}
          >
            <span className="text-sm text-ink-muted">{words(status)}</span>
            <span className="figures text-lg font-semibold">{count}</span>
            <span className="figures text-sm text-ink-muted">{sums.map(money).join(' + ')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
