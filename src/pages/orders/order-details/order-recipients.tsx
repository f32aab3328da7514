import type { Order } from '@/entities/order'
import { CustomerRecipients, NobodyEmailed } from '@/features/notify-customer'
import { ShareLinkButton } from '@/features/share-link'

type OrderRecipientsProps = {
  order: Order
  /** What is about to happen, by which people choose their e-mails. */
  about: 'orders' | 'shipments' | 'returns' | 'messages'
}

/** Says to the seller who at the customer will be e-mailed, as long as it serves the customer. */
export function OrderRecipients({ order, about }: OrderRecipientsProps) {
  const { id, dealership, operator } = order
  if (!order.may_share) return null
  return (
    <CustomerRecipients
      record={{ kind: 'order', id, about }}
      sides={{ dealershipId: dealership.id, operatorId: operator.id }}
    >
      <ShareLinkButton purpose={{ kind: 'order', recordId: id }} />
    </CustomerRecipients>
  )
}

/** The same in one line, and only where nobody will be e-mailed: beside what is done at once. */
export function NobodyEmailedOfOrder({ order, about }: OrderRecipientsProps) {
  const { id, dealership, operator } = order
  if (!order.may_share) return null
  return (
    <NobodyEmailed
      record={{ kind: 'order', id, about }}
      sides={{ dealershipId: dealership.id, operatorId: operator.id }}
    />
  )
}
