import { useMutation } from '@tanstack/react-query'
import { feedbackMutations } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { toast } from '@/shared/ui/toaster'
import { type FeedbackSearch, filterOf } from './feedback-search'
import { feedbackPageText } from './text'

/** Saves what the filters leave, all pages of it, as a table. */
export function useExport(search: FeedbackSearch) {
  const t = useText(feedbackPageText)
  const { mutate, isPending } = useMutation({
    ...feedbackMutations.export(),
    onSuccess: (table) => {
      const name = `feedback-${new Date().toISOString().slice(0, 10)}.csv`
      saveFile(table, name)
      toast.success(t('exported', { name }))
    },
    onError: ({ message }) => toast.error(t('exportFailed', { reason: message })),
  })
  return { save: () => mutate(filterOf(search)), isSaving: isPending }
}
