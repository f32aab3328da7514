import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'

type Schemas = components['schemas']

export const machineMutations = {
  /** One that another dealership keeps already comes as it is, with `can_manage` false. */
  create: () =>
    mutationOptions({
      mutationFn: (body: Schemas['NewMachine']) => unwrap(platform.POST('/machines/', { body })),
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['MachineChange']) =>
        unwrap(platform.PUT('/machines/{id}', { params: { path: { id } }, body })),
    }),
  /** Deletes a model, or gives it up, with what depends on it; that was told before. */
  remove: (id: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(platform.DELETE('/machines/{id}', { params: { path: { id }, query: { confirm: true } } }))
      },
    }),
}
