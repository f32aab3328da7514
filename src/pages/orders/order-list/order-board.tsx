import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  type OrderBoardFilter,
  type OrderStatus,
  type OrderSummary,
  orderQueries,
  orderStatuses,
} from '@/entities/order'
import { portalOrderText } from '@/entities/portal-order'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Loaded } from '@/shared/ui/loaded'
import { ordersText } from './text'

type OrderBoardProps = {
  filter: OrderBoardFilter
  /** Whether the reader sells: then the other side of an order is its customer. */
  isSeller: boolean
  onOpen: (order: OrderSummary) => void
}

/** The steps of the work, shown also while nobody is there. */
const steps: readonly OrderStatus[] = ['PAID', 'PROCESSING', 'COMPLETED']

/** The way of an order first, so that what has ended otherwise does not push new orders out of sight. */
const columns: readonly OrderStatus[] = [...new Set<OrderStatus>(['AWAITING_PAYMENT', ...steps, ...orderStatuses])]

// Styles and not classes: no other screen needs them, and the stylesheet is part of the first one.
const boardStyle = { scrollSnapType: 'x proximity' } as const
const columnStyle = { width: 'min(82vw, 18rem)', scrollSnapAlign: 'start' } as const

/** The orders by status, a column each. An order moves by what its page offers, so a card leads there. */
export function OrderBoard({ filter, isSeller, onOpen }: OrderBoardProps) {
  const t = useText(ordersText)
  const { status: chosen, ...others } = filter
  const { search, fulfillment_status: fulfillment, left_to_do: left, ...counted } = others
  const cards = useQuery(orderQueries.cards(counted))
  return (
    <Loaded query={cards}>
      {({ cards: byStatus }) => (
        <section aria-label={t('cards')} className="flex items-start gap-3 overflow-x-auto pb-1" style={boardStyle}>
          {columns
            .map((status) => ({ status, card: byStatus.find((card) => card.status === status) }))
            .filter(({ status, card }) => (chosen ? status === chosen : steps.includes(status) || card?.count))
            .map(({ status, card }) => (
              <BoardColumn
                key={status}
                filter={{ ...others, status }}
                sums={search || fulfillment || left ? [] : (card?.sums ?? [])}
                isSeller={isSeller}
                onOpen={onOpen}
              />
            ))}
        </section>
      )}
    </Loaded>
  )
}

type BoardColumnProps = Pick<OrderBoardProps, 'isSeller' | 'onOpen'> & {
  filter: OrderBoardFilter & { status: OrderStatus }
  /** Of all orders of the column; none while filters leave some of them out. */
  sums: readonly OrderSummary['total'][]
}

function BoardColumn({ filter, sums, isSeller, onOpen }: BoardColumnProps) {
  const t = useText(ordersText)
  const words = useText(portalOrderText)
  const money = useMoney()
  const query = useInfiniteQuery(orderQueries.column(filter))
  return (
    <section
      aria-label={words(filter.status)}
      className="grid shrink-0 gap-3 rounded-md border border-line bg-surface p-3"
      style={columnStyle}
    >
      <header>
        <h2 className="flex justify-between gap-2 font-semibold">
          {words(filter.status)}
          <span className="figures">{query.data?.pages[0]?.total}</span>
        </h2>
        <p className="figures text-sm text-ink-muted">{sums.map(money).join(' + ')}</p>
      </header>
      <Loaded query={query}>
        {({ pages }) => (
          <>
            {pages[0]?.items.length === 0 && <p className="text-sm text-ink-muted">{t('columnEmpty')}</p>}
            <ul className="grid gap-3">
              {pages
                .flatMap(({ items }) => items)
                .map((order) => (
                  <li key={order.id}>
                    <BoardCard order={order} isSeller={isSeller} onOpen={onOpen} />
                  </li>
                ))}
            </ul>
            {query.hasNextPage && (
              <Button full pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('showMore')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function BoardCard({
  order,
  isSeller,
  onOpen,
}: Pick<OrderBoardProps, 'isSeller' | 'onOpen'> & { order: OrderSummary }) {
  const words = useText(portalOrderText)
  const money = useMoney()
  const age = useRelativeTime()
  const { fulfillment_status: fulfillment, placed_at, created_at } = order
  return (
    <button
      type="button"
      onClick={() => onOpen(order)}
      className="grid w-full gap-1 rounded-md border border-line p-3 text-left wrap-anywhere hover:bg-hover"
    >
      <span className="flex justify-between gap-2 font-semibold">
        <span>{order.order_number}</span>
        <span className="figures">{money(order.total)}</span>
      </span>
      <span>{(isSeller ? order.operator : order.dealership).name}</span>
      <span className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <Badge>{words(fulfillment === 'CANCELLED' ? 'fulfillmentCANCELLED' : fulfillment)}</Badge>
        <time dateTime={placed_at ?? created_at}>{age(placed_at ?? created_at)}</time>
      </span>
    </button>
  )
}
