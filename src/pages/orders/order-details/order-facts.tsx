import { useState } from 'react'
import { AddressLines } from '@/entities/address'
import type { Order } from '@/entities/order'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Facts } from '@/shared/ui/facts'
import { EditOrderDialog, isEditable } from './edit-order-dialog'
import { orderText } from './text'

/** Who ordered, and where it goes. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useText(orderText)
  const written = useDateTime()
  const [isEditing, setEditing] = useState(false)
  const isPickup = order.delivery === 'PICKUP'
  const facts = [
    [t('poNumber'), order.po_number],
    [
      t('placedBy'),
      order.placed_by ?? (order.contact_name ? t('byLinkNamed', { name: order.contact_name }) : t('byLink')),
    ],
    [t('contactEmail'), order.contact_email],
    [t('placedAt'), order.placed_at && written(order.placed_at)],
    [
      t(isPickup ? 'delivery' : 'shipTo'),
      isPickup ? t('pickup') : order.address && <AddressLines key="address" address={order.address} />,
    ],
    [t('note'), order.note],
  ] as const
  return (
    <Card
      title={t('facts')}
      actions={
        isEditable(order) && (
          <Button size="sm" className="print:hidden" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      <Facts facts={facts} />
      {isEditing && <EditOrderDialog order={order} onClose={() => setEditing(false)} />}
    </Card>
  )
}
