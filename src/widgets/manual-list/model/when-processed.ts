import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { followManuals, isUnderWay, type Manual, manualQueries } from '@/entities/manual'

type Watched = { manualId: string; machineId: string }

/**
 * Calls back once when a manual is READY or FAILED, wherever in the app the person is by then; never when it is deleted
 * before that. A list that does not have it yet is read again; one that is being read, or could not be, decides nothing.
 */
export function whenProcessed(
  queryClient: QueryClient,
  { manualId, machineId }: Watched,
  report: (manual: Manual) => void,
): void {
  const observer = new QueryObserver(queryClient, manualQueries.ofMachine(machineId))
  const leave = followManuals(queryClient, machineId)
  let wasSeen = false

  const evaluate = ({ data, status, fetchStatus }: ReturnType<typeof observer.getCurrentResult>) => {
    if (status !== 'success' || fetchStatus !== 'idle') return
    const manual = data.items.find(({ id }) => id === manualId)
    const isDeleted = wasSeen && !manual
    wasSeen ||= manual !== undefined
    if (!isDeleted && (!manual || isUnderWay(manual))) return
    stop()
    leave()
    if (manual) report(manual)
  }
  const stop = observer.subscribe(evaluate)
  evaluate(observer.getCurrentResult())
}
