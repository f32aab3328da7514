import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Order, orderMutations, orderQueries } from '@/entities/order'
import { OrderMessages } from '@/features/order-messages'
import { createTries } from '@/shared/lib/new-id'
import { NobodyEmailedOfOrder } from './order-recipients'

type OrderMessagesCardProps = { order: Order; isSeller: boolean }

/** What both sides write about an order. */
export function OrderMessagesCard({ order, isSeller }: OrderMessagesCardProps) {
  const query = useQuery(orderQueries.messages(order.id))
  const [tries] = useState(createTries)
  const { mutateAsync } = useMutation(orderMutations.send(order.id, tries))
  const other = (isSeller ? order.operator : order.dealership).name
  return (
    <OrderMessages query={query} other={other} send={({ body }) => mutateAsync(body)}>
      <NobodyEmailedOfOrder order={order} about="messages" />
    </OrderMessages>
  )
}
