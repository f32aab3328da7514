import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Order, orderMutations } from '@/entities/order'
import { Shipments } from '@/features/receive-order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { NobodyEmailedOfOrder } from './order-recipients'
import { orderText } from './text'
import { TrackingDialog } from './tracking-dialog'

/** The parcels of an order, whose tracking the seller edits. */
export function OrderShipments({ order, isSeller }: { order: Order; isSeller: boolean }) {
  const t = useText(orderText)
  const [edited, setEdited] = useState<string>()
  const { mutateAsync } = useMutation(orderMutations.confirmDelivery(order.id))
  return (
    <>
      <Shipments
        order={order}
        confirmDelivery={mutateAsync}
        actions={(shipment) =>
          isSeller && (
            <>
              <Button size="sm" onClick={() => setEdited(shipment.id)}>
                {t('editTracking')}
              </Button>
              {!shipment.delivered_at && (
                <span className="order-last basis-full empty:hidden">
                  <NobodyEmailedOfOrder order={order} about="shipments" />
                </span>
              )}
            </>
          )
        }
      />
      {edited && <TrackingDialog order={order} shipmentId={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
