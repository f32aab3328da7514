import { useState } from 'react'
import { lineName, linesOf, type Order, type OrderLine, openQuantity } from '@/entities/order'
import { SaveToListButton } from '@/features/save-to-list'
import { useText } from '@/shared/lib/i18n'
import { beforeTax, useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Keyed } from '@/shared/ui/keyed'
import { CancelLinesDialog } from './cancel-lines-dialog'
import { cartLineOf } from './cart-line-of'
import { EditLinesDialog } from './edit-lines-dialog'
import { isEditable } from './edit-order-dialog'
import { PickDialog } from './pick-dialog'
import { ShipDialog } from './ship-dialog'
import { orderText } from './text'

type Step = 'pick' | 'ship' | 'cancel' | 'edit'

type OrderLinesCardProps = { order: Order; isSeller: boolean }

/** Each line with its price and what has happened to it, and what staff do with lines. */
export function OrderLinesCard({ order, isSeller }: OrderLinesCardProps) {
  const t = useText(orderText)
  // The order as it was when the dialog was opened: its fields belong to these lines, its version to what was read.
  const [asked, setAsked] = useState<{ step: Step; order: Order }>()
  const ask = (step: Step) => setAsked({ step, order })
  const lines = linesOf(order)
  const isProcessing = isSeller && order.status === 'PROCESSING'
  const hasReserved = lines.some(({ reserved }) => reserved > 0)
  const saved = lines.flatMap((line) => {
    const again = cartLineOf(line)
    return again ? { name: lineName(line), line: again } : []
  })
  const close = () => setAsked(undefined)
  return (
    <Card
      title={t('lines')}
      actions={
        <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow print:hidden">
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
          {isProcessing && lines.some((line) => openQuantity(line) > 0) && (
            <Button size="sm" onClick={() => ask('cancel')}>
              {t('cancelLines')}
            </Button>
          )}
          {isProcessing && hasReserved && (
            <>
              <Keyed by="pick">
                <Button size="sm" onClick={() => ask('pick')}>
                  {t('pick')}
                </Button>
              </Keyed>
              <Keyed by="ship">
                <Button size="sm" variant="primary" onClick={() => ask('ship')}>
                  {t(order.delivery === 'PICKUP' ? 'handOver' : 'ship')}
                </Button>
              </Keyed>
            </>
          )}
        </span>
      }
    >
      <ul aria-label={t('lines')} className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {/* The present one: its form follows what others change as long as nothing is typed. */}
      {asked?.step === 'edit' && <EditLinesDialog order={order} onClose={close} />}
      {asked?.step === 'pick' && <PickDialog order={asked.order} onClose={close} />}
      {asked?.step === 'ship' && <ShipDialog order={asked.order} onClose={close} />}
      {asked?.step === 'cancel' && <CancelLinesDialog order={asked.order} onClose={close} />}
    </Card>
  )
}

const counts = [
  'reserved',
  'backordered',
  'picked',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'credited',
] as const

function Line({ line }: { line: OrderLine }) {
  const t = useText(orderText)
  const money = useMoney()
  const asked = 'asked_number' in line ? line.asked_number : null
  return (
    <li className="grid gap-1 border-b border-line pb-3 wrap-anywhere last:border-0 last:pb-0">
      <p className="flex justify-between gap-x-4">
        <span className="font-semibold">{lineName(line)}</span>
        <span className="figures font-semibold whitespace-nowrap">{money(beforeTax(line))}</span>
      </p>
      <p className="figures text-ink-muted">
        {t('each', { quantity: String(line.quantity), price: money(line.cost) })}
        {line.core_charge.amount > 0 && ` · ${t('core', { price: money(line.core_charge) })}`}
        {asked && ` · ${t('asked', { number: asked })}`}
      </p>
      <p className="figures text-sm">
        {counts
          .filter((count) => line[count] > 0)
          .map((count) => t('count', { what: t(count), count: line[count] }))
          .join(' · ')}
      </p>
    </li>
  )
}
