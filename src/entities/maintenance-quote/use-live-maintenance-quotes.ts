import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { joinRoom } from '@/shared/realtime'
import { maintenanceQuoteQueries } from './maintenance-quote.queries'

/** Reloads maintenance quotes whenever one of the organization is drafted, changed or moved. */
export function useLiveMaintenanceQuotes(organizationId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!organizationId) return
    const refresh = () => void queryClient.invalidateQueries({ queryKey: maintenanceQuoteQueries.all() })
    return joinRoom(`quotes:${organizationId}`, { 'maintenance_quote.changed': refresh, rejoined: refresh }).leave
  }, [queryClient, organizationId])
}
