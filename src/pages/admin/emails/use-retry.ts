import { useMutation, useQueryClient } from '@tanstack/react-query'
import { emailMutations, emailQueries } from '@/entities/email'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { emailsText } from './text'

/** Queues an e-mail once more, and shows what becomes of it. */
export function useRetry() {
  const t = useText(emailsText)
  const queryClient = useQueryClient()
  return useMutation({
    ...emailMutations.retry(),
    onSuccess: () => {
      toast.success(t('retried'))
      return queryClient.invalidateQueries({ queryKey: emailQueries.all() })
    },
    onError: ({ message }) => toast.error(message),
  })
}
