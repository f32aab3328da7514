import { useMutation } from '@tanstack/react-query'
import { type ServiceKit, serviceKitMutations } from '@/entities/service-kit'
import { useApiForm } from '@/shared/lib/api-form'
import { type KitValues, kitOf, valuesOf } from './kit-values'

/** Where a new kit belongs. */
export type KitPlace = { machineId: string; dealershipId: string | undefined }

/** @param kit the one to change; undefined for a new one */
export function useKitForm(kit: ServiceKit | undefined, place: KitPlace, onSaved: (kit: ServiceKit) => void) {
  const { mutateAsync: create } = useMutation(serviceKitMutations.create(place.machineId, place.dealershipId))
  const { mutateAsync: update } = useMutation(serviceKitMutations.update(kit?.id ?? ''))
  return useApiForm<KitValues>({
    defaultValues: valuesOf(kit),
    send: async (values) => {
      const saved = await (kit ? update(kitOf(values)) : create(kitOf(values)))
      onSaved(saved)
    },
  })
}

export type KitForm = ReturnType<typeof useKitForm>
