import { type QueryClient, QueryObserver, useMutation, useQueryClient } from '@tanstack/react-query'
import { followManuals, isUnderWay, type Manual, manualMutations, manualQueries } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { manualListText } from '../text'

/** Returns a function that registers a notification: a process started in this tab ends with one. */
export function useProcessingNews(): (manual: Pick<Manual, 'id' | 'machine_id'>) => void {
  const t = useText(manualListText)
  const queryClient = useQueryClient()
  return ({ id: manualId, machine_id: machineId }) =>
    whenProcessed(queryClient, { manualId, machineId }, ({ display_name: name, status, reason }) => {
      // One for each manual: the outcome of another try replaces that of the last one.
      const id = `manual ${manualId}`
      if (status === 'READY') toast.success(t('isReady', { name }), { id })
      else toast.error(t('hasFailed', { name, reason: reason ?? '' }), { id })
    })
}

type Watched = { manualId: string; machineId: string }

/**
 * Calls back once when a manual is READY or FAILED, wherever in the app the person is by then; never when it is deleted
 * before that. A list that does not have it yet is read again; one that is being read, or could not be, decides nothing.
 */
function whenProcessed(
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

/** Queues a failed manual once more, which ends in a notification; `retryingId` is the one that is on its way there. */
export function useRetryManual() {
  const announce = useProcessingNews()
  const { mutateAsync, isPending, variables } = useMutation(manualMutations.retry())
  return {
    // Announced once the lists are refetched, which until then still show the failure.
    retry: (manual: Manual) =>
      void mutateAsync(manual).then(announce, ({ message }: Error) => void toast.error(message)),
    retryingId: isPending ? variables.id : undefined,
  }
}
