import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type OrderBoardFilter, type OrderStatus, type OrderSummary, orderQueries } from '@/entities/order'
import { Parcels, portalOrderText, useOrderStatus } from '@/entities/portal-order'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'
import { Loaded } from '@/shared/ui/loaded'
import { closedStatuses, openStatuses } from './status-order'
import { ordersText } from './text'

type OrderBoardProps = {
  filter: OrderBoardFilter
  /** Whether the reader sells: then the other side of an order is its customer. */
  isSeller: boolean
}

/** The steps of the work, shown also while nobody is there. */
const steps: readonly OrderStatus[] = ['PAID', 'PROCESSING', 'COMPLETED']

/** The way of an order first, so that a payment that failed does not push new orders out of sight. */
const columns: readonly OrderStatus[] = [...new Set<OrderStatus>(['AWAITING_PAYMENT', ...openStatuses])]

// Styles and not classes: no other screen needs them, and the stylesheet is part of the first one.
const boardStyle = { scrollSnapType: 'x proximity' } as const
const columnStyle = { flex: '1 0 min(82vw, 13.5rem)', maxWidth: '24rem', scrollSnapAlign: 'start' } as const
const foldedStyle = { flex: '0 0 11rem', scrollSnapAlign: 'start' } as const
/** The orders of a column scroll within the window, below the heads of all columns. */
const ordersStyle = { maxHeight: 'max(24rem, calc(100dvh - 22rem))' } as const

/** The orders by status, a column each, closed ones folded. An order moves by what its page offers, so a card leads there. */
export function OrderBoard({ filter, isSeller }: OrderBoardProps) {
  const t = useText(ordersText)
  const words = useOrderStatus(isSeller ? 'seller' : 'buyer')
  const { status: chosen, ...others } = filter
  const { search, fulfillment_status: fulfillment, left_to_do: left, ...counted } = others
  const cards = useQuery(orderQueries.cards(counted))
  const [unfolded, setUnfolded] = useState<readonly OrderStatus[]>([])
  const fold = (status: OrderStatus) => setUnfolded((all) => all.filter((other) => other !== status))
  return (
    <Loaded query={cards}>
      {({ cards: byStatus }) => {
        const cardOf = (of: OrderStatus) => byStatus.find(({ status }) => status === of)
        const isShown = (status: OrderStatus) =>
          chosen ? status === chosen : steps.includes(status) || Boolean(cardOf(status)?.count)
        const closed = closedStatuses.filter(isShown)
        const isFolded = (status: OrderStatus) => !chosen && !unfolded.includes(status)
        const folded = closed.filter(isFolded)
        return (
          <section aria-label={t('cards')} className="flex items-start gap-3 overflow-x-auto pb-1" style={boardStyle}>
            {[...columns.filter(isShown), ...closed.filter((status) => !isFolded(status))].map((status) => (
              <BoardColumn
                key={status}
                filter={{ ...others, status }}
                sums={search || fulfillment || left ? [] : (cardOf(status)?.sums ?? [])}
                isSeller={isSeller}
                onFold={unfolded.includes(status) && !chosen ? () => fold(status) : undefined}
              />
            ))}
            {folded.length > 0 && (
              <ul aria-label={t('closed')} className="grid gap-2" style={foldedStyle}>
                {folded.map((status) => (
                  <li key={status}>
                    <Button full aria-expanded={false} onClick={() => setUnfolded((all) => [...all, status])}>
                      <ChevronRight aria-hidden className="size-4" />
                      {words(status)} <span className="figures text-ink-muted">{cardOf(status)?.count ?? 0}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      }}
    </Loaded>
  )
}

type BoardColumnProps = Pick<OrderBoardProps, 'isSeller'> & {
  filter: OrderBoardFilter & { status: OrderStatus }
  /** Of all orders of the column; none while filters leave some of them out. */
  sums: readonly OrderSummary['total'][]
  /** Folds the column again; of closed orders only. */
  onFold: (() => void) | undefined
}

function BoardColumn({ filter, sums, isSeller, onFold }: BoardColumnProps) {
  const t = useText(ordersText)
  const words = useOrderStatus(isSeller ? 'seller' : 'buyer')
  const money = useMoney()
  const query = useInfiniteQuery(orderQueries.column(filter))
  return (
    <section
      aria-label={words(filter.status)}
      className="grid gap-3 rounded-md border border-line bg-surface p-3"
      style={columnStyle}
    >
      <header>
        <div className="flex items-center justify-between gap-2">
          <h2 className="flex grow justify-between gap-2 font-semibold">
            {words(filter.status)}
            <span className="figures">{query.data?.pages[0]?.total}</span>
          </h2>
          {onFold && (
            <IconButton
              size="sm"
              label={t('fold', { status: words(filter.status) })}
              aria-expanded
              icon={<ChevronLeft aria-hidden />}
              onClick={onFold}
            />
          )}
        </div>
        <p className="figures text-sm text-ink-muted">{sums.map(money).join(' + ')}</p>
      </header>
      <Loaded query={query}>
        {({ pages }) => (
          <div className="-m-1 grid gap-3 overflow-y-auto p-1" style={ordersStyle}>
            {pages[0]?.items.length === 0 && <p className="text-sm text-ink-muted">{t('columnEmpty')}</p>}
            <ul className="grid gap-3">
              {pages
                .flatMap(({ items }) => items)
                .map((order) => (
                  <li key={order.id}>
                    <BoardCard order={order} isSeller={isSeller} />
                  </li>
                ))}
            </ul>
            {query.hasNextPage && (
              <Button full pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('showMore')}
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </section>
  )
}

function BoardCard({ order, isSeller }: Pick<OrderBoardProps, 'isSeller'> & { order: OrderSummary }) {
  const words = useText(portalOrderText)
  const money = useMoney()
  const age = useRelativeTime()
  const { fulfillment_status: fulfillment, placed_at, created_at } = order
  return (
    <Link
      to="/orders/$id"
      params={{ id: order.id }}
      className="grid gap-1 rounded-md border border-line p-3 wrap-anywhere hover:bg-hover"
    >
      <span className="flex flex-wrap justify-between gap-x-2 font-semibold">
        <span className="whitespace-nowrap">{order.order_number}</span>
        <span className="figures whitespace-nowrap">{money(order.total)}</span>
      </span>
      <span>{(isSeller ? order.operator : order.dealership).name}</span>
      <Parcels order={order} most={2} isText />
      <span className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <Badge>{words(fulfillment === 'CANCELLED' ? 'fulfillmentCANCELLED' : fulfillment)}</Badge>
        <time dateTime={placed_at ?? created_at}>{age(placed_at ?? created_at)}</time>
      </span>
    </Link>
  )
}
