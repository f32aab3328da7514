import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, platform, unwrap } from '@/shared/api'
import { machineQueries } from './machine.queries'

type Schemas = components['schemas']

const changesMachines = invalidates(machineQueries.all())

export const machineMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (body: Schemas['NewMachine']) => unwrap(platform.POST('/machines/', { body })),
      ...changesMachines,
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['MachineChange']) =>
        unwrap(platform.PUT('/machines/{id}', { params: { path: { id } }, body })),
      ...changesMachines,
    }),
  /** Deletes a model, or withdraws from it, together with its dependents, which the person has confirmed. */
  remove: (id: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(platform.DELETE('/machines/{id}', { params: { path: { id }, query: { confirm: true } } }))
      },
    }),
}
