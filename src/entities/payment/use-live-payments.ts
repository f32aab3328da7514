import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { joinRoom } from '@/shared/realtime'
import { paymentQueries } from './payment.queries'

/** Reloads what is shown of a dealership's money whenever it changes. */
export function useLivePayments(dealershipId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!dealershipId) return
    const refresh = () => void queryClient.invalidateQueries({ queryKey: paymentQueries.all() })
    return joinRoom(`payments:${dealershipId}`, { 'payments.changed': refresh, rejoined: refresh }).leave
  }, [queryClient, dealershipId])
}

/** How often something under way is asked for besides, in milliseconds: a message may be lost. */
export const SAFETY_INTERVAL = 10_000
