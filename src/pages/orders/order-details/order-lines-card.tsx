import { lineName, linesOf, type Order, openQuantity } from '@/entities/order'
import { SaveToListButton } from '@/features/save-to-list'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { cartLineOf } from './cart-line-of'
import { isEditable } from './edit-order-dialog'
import type { LineStep } from './line-dialog'
import { OrderLineHeadings, OrderLineItem } from './order-line'
import { orderText } from './text'

type OrderLinesCardProps = { order: Order; isSeller: boolean; ask: (step: LineStep) => void }

/** Each line with its price and what has happened to it, and what staff change about lines. */
export function OrderLinesCard({ order, isSeller, ask }: OrderLinesCardProps) {
  const t = useText(orderText)
  const lines = linesOf(order)
  const isCancellable = isSeller && order.status === 'PROCESSING' && lines.some((line) => openQuantity(line) > 0)
  const saved = lines.flatMap((line) => {
    const again = cartLineOf(line)
    return again ? { name: lineName(line), line: again } : []
  })
  return (
    <Card
      title={t('lines')}
      actions={
        <span className="flex flex-wrap gap-2 print:hidden">
          {saved.length > 0 && (
            <SaveToListButton
              size="sm"
              sides={{ dealershipId: order.dealership.id, operatorId: order.operator.id }}
              parts={saved}
            />
          )}
          {isEditable(order) && (
            <Button size="sm" onClick={() => ask('edit')}>
              {t('editLines')}
            </Button>
          )}
          {isCancellable && (
            <Button size="sm" onClick={() => ask('cancel')}>
              {t('cancelLines')}
            </Button>
          )}
        </span>
      }
    >
      <div className="@container">
        <div className="grid gap-x-4 @max-xl:-mt-3 @xl:grid-cols-[minmax(0,1fr)_repeat(5,auto)]">
          <OrderLineHeadings />
          <ul aria-label={t('lines')} className="col-span-full grid grid-cols-subgrid">
            {lines.map((line) => (
              <OrderLineItem key={line.id} line={line} />
            ))}
          </ul>
        </div>
      </div>
    </Card>
  )
}
