import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { joinRoom } from '@/shared/realtime'
import { dashboardQueries } from './dashboard.queries'

/** Reloads what waits whenever an order or a quote of the organization is placed or changed. */
export function useLiveWaiting(organizationId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!organizationId) return
    const refresh = () => void queryClient.invalidateQueries({ queryKey: dashboardQueries.waiting().queryKey })
    const rooms = [
      joinRoom(`orders:${organizationId}`, { 'orders.changed': refresh, rejoined: refresh }),
      joinRoom(`quotes:${organizationId}`, {
        'quote.changed': refresh,
        'maintenance_quote.changed': refresh,
        rejoined: refresh,
      }),
    ]
    return () => {
      for (const { leave } of rooms) leave()
    }
  }, [queryClient, organizationId])
}
