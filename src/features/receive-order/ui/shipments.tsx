import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lineName, linesOf, type Order, type Shipment } from '@/entities/order'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { toast } from '@/shared/ui/toaster'
import { receiveOrderText } from '../text'

type ShipmentsProps = {
  order: Order
  confirmDelivery: (delivery: { shipmentId: string; version: number }) => Promise<unknown>
  /** What else the reader may do with a shipment. */
  actions?: (shipment: Shipment) => ReactNode
}

/** Each parcel with its lines, its tracking and its arrival. */
export function Shipments(props: ShipmentsProps) {
  const t = useText(receiveOrderText)
  const { shipments } = props.order
  if (shipments.length === 0) return null
  return (
    <Card title={t('shipments')}>
      <ol aria-label={t('shipments')} className="grid gap-4">
        {shipments.map((shipment) => (
          <ShipmentItem key={shipment.id} shipment={shipment} {...props} />
        ))}
      </ol>
    </Card>
  )
}

type ShipmentItemProps = ShipmentsProps & { shipment: Shipment }

function ShipmentItem({ order, shipment, confirmDelivery, actions }: ShipmentItemProps) {
  const t = useText(receiveOrderText)
  const written = useDateTime()
  const { mutate, isPending } = useMutation({
    mutationFn: confirmDelivery,
    onSuccess: () => toast.success(t('deliveryConfirmed')),
    onError: ({ message }) => toast.error(message),
  })
  const names = new Map(linesOf(order).map((line) => [line.id, lineName(line)]))
  const { number, carrier, tracking_number: trackingNumber, link, shipped_at, delivered_at } = shipment
  const tracking = [carrier, trackingNumber].filter(Boolean).join(' ')
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
        {actions?.(shipment)}
        {!delivered_at && (
          <Button
            size="sm"
            onClick={() => mutate({ shipmentId: shipment.id, version: order.version })}
            pending={isPending}
          >
            {t('confirmDelivery')}
          </Button>
        )}
      </span>
    </li>
  )
}
