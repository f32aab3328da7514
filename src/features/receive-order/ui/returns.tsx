import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { linesOf, type Order, type OrderReturn } from '@/entities/order'
import type { OrderSide } from '@/entities/portal-order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { receiveOrderText } from '../text'
import { RequestDialog, type RequestReturn } from './request-dialog'
import { ReturnItem } from './return-item'

type ReturnsProps = {
  order: Order
  side: OrderSide
  query: UseQueryResult<{ returns: OrderReturn[] }>
  requestReturn: RequestReturn
  /** Whether nobody is signed in, so that whoever asks has to give a name. */
  asksContact?: boolean
  /** What to know before a return is requested. */
  notice?: ReactNode
  /** What the reader may do with a return. */
  actions: (item: OrderReturn) => ReactNode
}

/** Whether anything has arrived that could go back. */
export const isAnythingDelivered = (order: Order): boolean => linesOf(order).some(({ delivered }) => delivered > 0)

/** What goes back once something has been delivered: requested, accepted, received. */
export function Returns({ order, side, query, requestReturn, asksContact = false, notice, actions }: ReturnsProps) {
  const t = useText(receiveOrderText)
  // As it was when the dialog was opened: its fields belong to these lines.
  const [asked, setAsked] = useState<Order>()
  const isReturnable = linesOf(order).some(({ delivered, returned }) => delivered > returned)
  return (
    <Card
      title={t('returns')}
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
            <ol aria-label={t('returns')} className="grid gap-4">
              {returns.map((one) => (
                <ReturnItem key={one.id} order={order} item={one} actions={actions(one)} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {asked && (
        <RequestDialog
          order={asked}
          side={side}
          requestReturn={requestReturn}
          asksContact={asksContact}
          notice={notice}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
