import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Manual, manualMutations, manualQueries, refreshManuals } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { manualListText } from '../text'

/**
 * What those who manage a manual can do with it.
 *
 * @param onRetried told when it is queued again
 */
export function useManualActions(machineId: string, onRetried: (manualId: string) => void) {
  const t = useText(manualListText)
  const queryClient = useQueryClient()
  const { queryKey } = manualQueries.ofMachine(machineId)

  /** Puts the answer into the list before it is read anew, so that nobody takes the old state for the outcome. */
  async function change(items: (before: Manual[]) => Manual[]) {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (list) => list && { ...list, items: items(list.items) })
    void refreshManuals(queryClient, machineId)
  }

  const retry = useMutation({
    ...manualMutations.retry(),
    onSuccess: async ({ id }) => {
      await change((before) =>
        before.map((manual) =>
          manual.id === id ? { ...manual, status: 'QUEUED', reason: null, pages_done: 0 } : manual,
        ),
      )
      onRetried(id)
    },
    onError: ({ message }) => toast.error(message),
  })

  const remove = useMutation({
    ...manualMutations.remove(),
    onSuccess: async (_, { id, display_name: name }) => {
      await change((before) => before.filter((manual) => manual.id !== id))
      toast.success(t('deleted', { name }))
    },
  })

  return { retry, remove }
}
