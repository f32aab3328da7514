import { mutationOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'

export const emailMutations = {
  /** Queues an e-mail once more. */
  retry: () =>
    mutationOptions({
      mutationFn: (id: string) => unwrap(platform.POST('/emails/{id}/retry', { params: { path: { id } } })),
    }),
}
