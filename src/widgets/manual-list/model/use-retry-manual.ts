import { useMutation } from '@tanstack/react-query'
import { type Manual, manualMutations } from '@/entities/manual'
import { toast } from '@/shared/ui/toaster'
import { useProcessingNews } from './use-processing-news'

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
