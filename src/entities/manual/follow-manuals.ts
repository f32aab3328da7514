import type { QueryClient } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine/@x/manual'
import { type Changed, readAgain } from '@/shared/api'
import { joinRoom } from '@/shared/realtime'
import { isUnderWay, type ManualProgress, withProgress } from './manual'
import { manualQueries } from './manual.queries'

/** Refetches what depends on manuals: lists, search results, the machine's status and counts, the last upload. */
export async function refreshManuals(queryClient: QueryClient): Promise<void> {
  await readManualsAgain(queryClient, {})
}

const readManualsAgain = (queryClient: QueryClient, changed: Changed) =>
  Promise.all([manualQueries.all(), machineQueries.all()].map((key) => readAgain(queryClient, key, changed)))

/** Writes the progress of a machine's manuals into their list, until the returned function is called. */
export function followManuals(queryClient: QueryClient, machineId: string): () => void {
  const { queryKey } = manualQueries.ofMachine(machineId)
  const take = (progress: ManualProgress) => {
    // What a manual has become changes the machine too, and its reason comes with the list, in the reader's language.
    if (!isUnderWay(progress)) return void refreshManuals(queryClient)
    const before = queryClient.getQueryData(queryKey)
    const after = before && withProgress(before, progress)
    if (after && after !== before) queryClient.setQueryData(queryKey, after)
    // A manual that this list does not have was uploaded by somebody else.
    if (after === before) void refreshManuals(queryClient)
  }
  return joinRoom(`machine:${machineId}`, {
    'manual.progress': take,
    rejoined: (at) => void readManualsAgain(queryClient, { at }),
  }).leave
}
