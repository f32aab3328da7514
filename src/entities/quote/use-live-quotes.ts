import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { joinRoom } from '@/shared/realtime'
import { quoteQueries } from './quote.queries'

/** Reloads quotes whenever one of the organization is requested, answered, changed or opened. */
export function useLiveQuotes(organizationId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!organizationId) return
    const refresh = () => void queryClient.invalidateQueries({ queryKey: quoteQueries.all() })
    return joinRoom(`quotes:${organizationId}`, { 'quote.changed': refresh, rejoined: refresh }).leave
  }, [queryClient, organizationId])
}
