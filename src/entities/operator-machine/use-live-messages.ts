import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive } from '@/shared/realtime'
import { operatorMachineMutations } from './operator-machine.mutations'
import { operatorMachineQueries } from './operator-machine.queries'

/** The thread about an operator's machine, which follows what both sides write; whoever has it open has read it. */
export function useLiveMessages(id: string) {
  useLive(['machine.message', 'machine.thread'], id, operatorMachineQueries.all())
  const thread = useQuery(operatorMachineQueries.messages(id))
  const newest = thread.data?.items[0]?.id
  const { mutate: markRead } = useMutation(operatorMachineMutations.markRead(id))
  useEffect(() => {
    if (newest) markRead(newest)
  }, [markRead, newest])
  return thread
}
