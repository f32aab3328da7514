import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MachineInstance } from '@/entities/machine-instance'
import { orderQueries } from '@/entities/order'
import { OrderStatusBadge, portalOrderText } from '@/entities/portal-order'
import { QuoteStatusBadge, quoteQueries } from '@/entities/quote'
import { isOfDealership, recordScope } from '@/entities/user'
import { useUser } from '@/features/session'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { NewestCard } from '@/shared/ui/newest-card'
import { instanceDetailsText } from '../text'

/** How many are shown here: the rest is in the lists of orders and quotes. */
const shown = 5

/** Each gets the words of its link. */
export type SalesLinks = {
  orderParts: (machine: MachineInstance, words: string) => ReactNode
  askQuote: (machine: MachineInstance, words: string) => ReactNode
  order: (id: string, words: string) => ReactNode
  quote: (id: string, words: string) => ReactNode
  allOrders: (instanceId: string, words: string) => ReactNode
  allQuotes: (instanceId: string, words: string) => ReactNode
}

/** What was ordered and quoted for a machine. */
export function MachineSales({ instance, links }: { instance: MachineInstance; links: SalesLinks }) {
  const { id: instanceId } = instance
  const isServed = instance.dealership !== null && !instance.served_until && instance.retired_at === null
  const t = useText(instanceDetailsText)
  const user = useUser()
  const isSeller = isOfDealership(user)
  const scope = recordScope(user)
  const words = useText(portalOrderText)
  const written = useDateTime()
  const money = useMoney()
  const filter = { instance_id: instanceId, limit: shown, sort_field: 'created_at', sort_direction: 'desc' } as const
  const orders = useQuery(orderQueries.list(filter))
  const quotes = useQuery(quoteQueries.list(filter))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <NewestCard
        title={t('orders')}
        actions={isServed && links.orderParts(instance, t('orderParts'))}
        query={orders}
        empty={t(`noOrders_${scope}`)}
        allLink={links.allOrders(instanceId, t('allOrders', { count: orders.data?.total ?? 0 }))}
      >
        {({ id, order_number, total, created_at, ...order }) => (
          <>
            <div className="min-w-0 grow basis-60">
              <p className="figures font-medium">
                {links.order(id, order_number)} · {money(total)}
              </p>
              <p className="text-sm text-ink-muted">
                <time dateTime={created_at}>{written(created_at)}</time> ·{' '}
                {words(order.fulfillment_status === 'CANCELLED' ? 'fulfillmentCANCELLED' : order.fulfillment_status)}
              </p>
            </div>
            <OrderStatusBadge order={order} side={isSeller ? 'seller' : 'buyer'} />
          </>
        )}
      </NewestCard>
      <NewestCard
        title={t('quotes')}
        actions={isServed && !user.is_superuser && links.askQuote(instance, t(isSeller ? 'writeQuote' : 'askQuote'))}
        query={quotes}
        empty={t(`noQuotes_${scope}`)}
        allLink={links.allQuotes(instanceId, t('allQuotes', { count: quotes.data?.total ?? 0 }))}
      >
        {({ id, quote_number, status, total, created_at }) => (
          <>
            <div className="min-w-0 grow basis-60">
              <p className="figures font-medium">
                {links.quote(id, quote_number)}
                {total && <> · {money(total)}</>}
              </p>
              <p className="text-sm text-ink-muted">
                <time dateTime={created_at}>{written(created_at)}</time>
              </p>
            </div>
            <QuoteStatusBadge status={status} />
          </>
        )}
      </NewestCard>
    </div>
  )
}
