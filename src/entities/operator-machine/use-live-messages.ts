import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { joinRoom } from '@/shared/realtime'
import { operatorMachineQueries } from './operator-machine.queries'

/** The thread on an operator's machine, which follows what both sides write. */
export function useLiveMessages(id: string) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: operatorMachineQueries.all() })
    return joinRoom(`operator-machine:${id}`, { 'machine.message': refresh, rejoined: refresh }).leave
  }, [queryClient, id])
  return useQuery(operatorMachineQueries.messages(id))
}
