import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Manual, manualMutations, manualQueries, refreshManuals } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { manualListText } from '../text'
import { useProcessingNews } from './use-processing-news'

/** What those who manage a manual can do with it; another try ends in a notification. */
export function useManualActions() {
  const t = useText(manualListText)
  const queryClient = useQueryClient()
  const announce = useProcessingNews()

  /** Puts the answer into the lists before they are read anew, so that nobody takes the old state for the outcome. */
  async function change(items: (before: Manual[]) => Manual[]) {
    const queryKey = manualQueries.lists()
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueriesData<{ items: Manual[] }>(
      { queryKey },
      (list) => list && { ...list, items: items(list.items) },
    )
    void refreshManuals(queryClient)
  }

  const retry = useMutation({
    ...manualMutations.retry(),
    onSuccess: async ({ id, machine_id }) => {
      await change((before) =>
        before.map((manual) =>
          manual.id === id ? { ...manual, status: 'QUEUED', reason: null, pages_done: 0 } : manual,
        ),
      )
      announce({ id, machine_id })
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
