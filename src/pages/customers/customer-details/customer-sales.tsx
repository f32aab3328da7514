import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { orderQueries } from '@/entities/order'
import { OrderStatusBadge } from '@/entities/portal-order'
import { QuoteStatusBadge, quoteQueries } from '@/entities/quote'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { NewestCard } from '@/shared/ui/newest-card'
import { linkClass, shown } from './section'
import { customerText } from './text'

/** What the customer has ordered, and what was quoted to it. */
export function CustomerSales({ customerId }: { customerId: string }) {
  const t = useText(customerText)
  const written = useDateTime()
  const money = useMoney()
  const ofCustomer = { operator_id: customerId }
  const newest = { ...ofCustomer, limit: shown, sort_field: 'created_at', sort_direction: 'desc' } as const
  const orders = useQuery(orderQueries.list(newest))
  const quotes = useQuery(quoteQueries.list(newest))
  return (
    <>
      <NewestCard
        title={t('orders')}
        query={orders}
        empty={t('noOrders')}
        allLink={
          <Link to="/orders" search={ofCustomer} className={linkClass}>
            {t('allOrders', { count: orders.data?.total ?? 0 })}
          </Link>
        }
      >
        {({ id, order_number, total, created_at, ...order }) => (
          <>
            <div className="min-w-0 grow basis-60">
              <p className="figures font-medium">
                <Link to="/orders/$id" params={{ id }} className={linkClass}>
                  {order_number}
                </Link>
              </p>
              <p className="figures text-sm text-ink-muted">
                {money(total)} · <time dateTime={created_at}>{written(created_at)}</time>
              </p>
            </div>
            <OrderStatusBadge order={order} side="seller" />
          </>
        )}
      </NewestCard>
      <NewestCard
        title={t('quotes')}
        query={quotes}
        empty={t('noQuotes')}
        allLink={
          <Link to="/quotes" search={ofCustomer} className={linkClass}>
            {t('allQuotes', { count: quotes.data?.total ?? 0 })}
          </Link>
        }
      >
        {({ id, quote_number, status, total, created_at }) => (
          <>
            <div className="min-w-0 grow basis-60">
              <p className="figures font-medium">
                <Link to="/quotes/$id" params={{ id }} className={linkClass}>
                  {quote_number}
                </Link>
              </p>
              <p className="figures text-sm text-ink-muted">
                {total && <>{money(total)} · </>}
                <time dateTime={created_at}>{written(created_at)}</time>
              </p>
            </div>
            <QuoteStatusBadge status={status} />
          </>
        )}
      </NewestCard>
    </>
  )
}
