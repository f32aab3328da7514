import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { joinRoom } from '@/shared/realtime'
import { inventoryQueries } from './inventory.queries'

/** What shows what is available: the stock itself, the catalogue and what is about to be ordered. */
const showing = [inventoryQueries.all(), ['catalogues'], ['carts']]

/**
 * Reloads what shows stock whenever that of a dealership changes: a back-order takes what arrived a moment after it was
 * received. Without a dealership, nothing.
 */
export function useLiveStock(dealershipId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!dealershipId) return
    const refresh = () => {
      for (const queryKey of showing) void queryClient.invalidateQueries({ queryKey })
    }
    return joinRoom(`stock:${dealershipId}`, { 'stock.changed': refresh, rejoined: refresh }).leave
  }, [queryClient, dealershipId])
}
