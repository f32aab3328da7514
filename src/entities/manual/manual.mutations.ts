import { mutationOptions } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine/@x/manual'
import { invalidates, platform, unwrap } from '@/shared/api'
import type { Manual, ManualChange } from './manual'
import { manualQueries } from './manual.queries'

/** Manuals decide the status of their machine. */
const changesManuals = invalidates(manualQueries.all(), machineQueries.all())

export const manualMutations = {
  /** Queues a failed manual once more. */
  retry: () =>
    mutationOptions({
      mutationFn: ({ id }: Manual) => unwrap(platform.POST('/manuals/{id}/retry', { params: { path: { id } } })),
      ...changesManuals,
    }),
  /** Changes what a manual is called and which machines it covers. */
  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: ManualChange) => unwrap(platform.PUT('/manuals/{id}', { params: { path: { id } }, body })),
      ...changesManuals,
    }),
  /** Removes a manual; no answer draws on it from then on. */
  remove: (id: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(platform.DELETE('/manuals/{id}', { params: { path: { id } } }))
      },
      ...changesManuals,
    }),
}
