import { mutationOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'
import type { Manual } from './manual'

export const manualMutations = {
  /** Queues a failed manual once more. */
  retry: () =>
    mutationOptions({
      mutationFn: ({ id }: Manual) => unwrap(platform.POST('/manuals/{id}/retry', { params: { path: { id } } })),
    }),
  /** Removes a manual; no answer draws on it from then on. */
  remove: () =>
    mutationOptions({
      mutationFn: async ({ id }: Manual): Promise<void> => {
        await unwrap(platform.DELETE('/manuals/{id}', { params: { path: { id } } }))
      },
    }),
}
