import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { lineName, linesOf, type Order, orderMutations, type Shipment } from '@/entities/order'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { toast } from '@/shared/ui/toaster'
import { orderText } from './text'
import { TrackingDialog } from './tracking-dialog'

type ShipmentsProps = { order: Order; isSeller: boolean }

/** Each parcel with its lines, its tracking and its arrival. */
export function Shipments({ order, isSeller }: ShipmentsProps) {
  const t = useText(orderText)
  if (order.shipments.length === 0) return null
  return (
    <Card title={t('shipments')}>
      <ol aria-label={t('shipments')} className="grid gap-4">
        {order.shipments.map((shipment) => (
          <ShipmentItem key={shipment.id} order={order} shipment={shipment} isSeller={isSeller} />
        ))}
      </ol>
    </Card>
  )
}

type ShipmentItemProps = ShipmentsProps & { shipment: Shipment }

function ShipmentItem({ order, shipment, isSeller }: ShipmentItemProps) {
  const t = useText(orderText)
  const written = useDateTime()
  const [isEditing, setIsEditing] = useState(false)
  const { mutate, isPending } = useMutation({
    ...orderMutations.confirmDelivery(order.id),
    onSuccess: () => toast.success(t('deliveryConfirmed')),
    onError: ({ message }) => toast.error(message),
  })
  const names = new Map(linesOf(order).map((line) => [line.id, lineName(line)]))
  const { number, carrier, tracking_number: trackingNumber, link, shipped_at, delivered_at } = shipment
  const tracking = [carrier, trackingNumber].filter(Boolean).join(' ')
  const confirm = () => mutate({ shipmentId: shipment.id, version: order.version })
  return (
    <li className="grid gap-1 border-b border-line pb-4 wrap-anywhere last:border-0 last:pb-0">
      <p className="font-semibold">{t('shipment', { number: String(number) })}</p>
      <p className="text-sm text-ink-muted">
        {t('shippedAt', { when: written(shipped_at) })}
        {delivered_at && `, ${t('deliveredAt', { when: written(delivered_at) })}`}
      </p>
      <ul className="figures text-sm">
        {shipment.lines.map(({ line_id, quantity }) => (
          <li key={line_id}>{`${quantity} × ${names.get(line_id) ?? ''}`}</li>
        ))}
      </ul>
      {tracking && <p className="figures">{tracking}</p>}
      <span className="mt-1 flex flex-wrap items-center gap-3 print:hidden">
        {link && (
          <a href={link} target="_blank" rel="noreferrer" className="underline">
            {t('track')}
          </a>
        )}
        {isSeller && (
          <Button size="sm" onClick={() => setIsEditing(true)}>
            {t('editTracking')}
          </Button>
        )}
        {!delivered_at && (
          <Button size="sm" onClick={confirm} pending={isPending}>
            {t('confirmDelivery')}
          </Button>
        )}
      </span>
      {isEditing && <TrackingDialog order={order} shipment={shipment} onClose={() => setIsEditing(false)} />}
    </li>
  )
}
