import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { joinRoom } from '@/shared/realtime'
import { orderQueries } from './order.queries'

/** Reloads an order, and what was written about it, whenever either side changes it; without an id, nothing. */
export function useLiveOrder(id: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!id) return
    const refresh = () => void queryClient.invalidateQueries({ queryKey: orderQueries.all() })
    return joinRoom(`order:${id}`, { 'order.changed': refresh, rejoined: refresh }).leave
  }, [queryClient, id])
}

/** Reloads the lists of orders whenever one of the organization is placed or changed. */
export function useLiveOrders(organizationId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!organizationId) return
    const refresh = () => void queryClient.invalidateQueries({ queryKey: orderQueries.all() })
    return joinRoom(`orders:${organizationId}`, { 'orders.changed': refresh, rejoined: refresh }).leave
  }, [queryClient, organizationId])
}
