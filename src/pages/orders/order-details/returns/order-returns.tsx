import { useMutation, useQuery } from '@tanstack/react-query'
import { type Order, orderMutations, orderQueries } from '@/entities/order'
import { isAnythingDelivered, Returns } from '@/features/receive-order'
import { ReturnActions } from './return-actions'

/** What a customer returns of an order, with what either side may do about it. */
export function OrderReturns({ order }: { order: Order }) {
  return isAnythingDelivered(order) ? <DeliveredReturns order={order} /> : null
}

function DeliveredReturns({ order }: { order: Order }) {
  const query = useQuery(orderQueries.returns(order.id))
  const { mutateAsync } = useMutation(orderMutations.requestReturn(order.id))
  return (
    <Returns
      order={order}
      query={query}
      requestReturn={({ version, reason, lines }) => mutateAsync({ version, reason, lines })}
      actions={(item) => <ReturnActions order={order} item={item} />}
    />
  )
}
