import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Order, orderMutations, orderQueries } from '@/entities/order'
import type { OrderSide } from '@/entities/portal-order'
import { isAnythingDelivered, Returns } from '@/features/receive-order'
import { NobodyEmailedOfOrder } from '../order-recipients'
import { ReturnActions } from './return-actions'

type OrderReturnsProps = {
  order: Order
  side: OrderSide
  /** A link to a payment, for whoever manages that money; it gets the payment and the words. */
  toPayment?: ((paymentId: string, words: string) => ReactNode) | undefined
}

/** What a customer returns of an order, with what either side may do about it. */
export function OrderReturns(props: OrderReturnsProps) {
  return isAnythingDelivered(props.order) ? <DeliveredReturns {...props} /> : null
}

function DeliveredReturns({ order, side, toPayment }: OrderReturnsProps) {
  const query = useQuery(orderQueries.returns(order.id))
  const { mutateAsync } = useMutation(orderMutations.requestReturn(order.id))
  return (
    <Returns
      order={order}
      side={side}
      query={query}
      notice={<NobodyEmailedOfOrder order={order} about="returns" />}
      requestReturn={({ version, reason, lines }) => mutateAsync({ version, reason, lines })}
      actions={(item) => <ReturnActions order={order} item={item} toPayment={toPayment} />}
    />
  )
}
