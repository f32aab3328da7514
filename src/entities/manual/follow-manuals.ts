import type { QueryClient } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine/@x/manual'
import { joinRoom } from '@/shared/realtime'
import { isUnderWay, type ManualProgress, withProgress } from './manual'
import { manualQueries } from './manual.queries'

/** Reads anew what manuals decide: their lists, what is found in them, the machine's status and counts, the last upload. */
export async function refreshManuals(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: manualQueries.all() }),
    queryClient.invalidateQueries({ queryKey: machineQueries.all() }),
  ])
}

/** Writes what the socket tells of a machine's manuals into their list, until the given function is called. */
export function followManuals(queryClient: QueryClient, machineId: string): () => void {
  const { queryKey } = manualQueries.ofMachine(machineId)
  const take = (progress: ManualProgress) => {
    const before = queryClient.getQueryData(queryKey)
    const after = before && withProgress(before, progress)
    if (after && after !== before) queryClient.setQueryData(queryKey, after)
    // A manual that this list does not know was uploaded by somebody else; one that has finished changes the machine.
    if (after === before || !isUnderWay(progress)) void refreshManuals(queryClient)
  }
  return joinRoom(`machine:${machineId}`, {
    'manual.progress': take,
    rejoined: () => void refreshManuals(queryClient),
  }).leave
}
