import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { linesOf, type Order, orderQueries } from '@/entities/order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { RequestDialog } from './request-dialog'
import { ReturnItem } from './return-item'
import { returnsText } from './text'

/** What goes back, once something has been delivered: requested, accepted, received. */
export function Returns({ order }: { order: Order }) {
  const isDelivered = linesOf(order).some(({ delivered }) => delivered > 0)
  return isDelivered ? <ReturnsCard order={order} /> : null
}

function ReturnsCard({ order }: { order: Order }) {
  const t = useText(returnsText)
  // As it was when the dialog was opened: its fields belong to these lines.
  const [asked, setAsked] = useState<Order>()
  const query = useQuery(orderQueries.returns(order.id))
  const isReturnable = linesOf(order).some(({ delivered, returned }) => delivered > returned)
  return (
    <Card
      title={t('title')}
      actions={
        isReturnable && (
          <Button size="sm" onClick={() => setAsked(order)} className="print:hidden">
            {t('request')}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
        {({ returns }) =>
          returns.length === 0 ? (
            <p className="text-ink-muted">{t('none')}</p>
          ) : (
            <ol aria-label={t('title')} className="grid gap-4">
              {returns.map((one) => (
                <ReturnItem key={one.id} order={order} item={one} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {asked && <RequestDialog order={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}
