import { useMutation, useQueryClient } from '@tanstack/react-query'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { type ServiceKit, serviceKitMutations, serviceKitQueries } from '@/entities/service-kit'
import { useApiForm } from '@/shared/lib/api-form'
import { type KitValues, kitOf, valuesOf } from './kit-values'

/** Where a new kit belongs. */
export type KitPlace = { machineId: string; dealershipId: string | undefined }

/** Reads anew what shows kits: the lists of them, and the tasks that name one. */
export function useKitsChanged(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: serviceKitQueries.all() })
    void queryClient.invalidateQueries({ queryKey: machineInstanceQueries.all() })
  }
}

/** @param kit the one to change; undefined for a new one */
export function useKitForm(kit: ServiceKit | undefined, place: KitPlace, onSaved: (kit: ServiceKit) => void) {
  const changed = useKitsChanged()
  const { mutateAsync: create } = useMutation(serviceKitMutations.create(place.machineId, place.dealershipId))
  const { mutateAsync: update } = useMutation(serviceKitMutations.update(kit?.id ?? ''))
  return useApiForm<KitValues>({
    defaultValues: valuesOf(kit),
    send: async (values) => {
      const saved = await (kit ? update(kitOf(values)) : create(kitOf(values)))
      changed()
      onSaved(saved)
    },
  })
}

export type KitForm = ReturnType<typeof useKitForm>
