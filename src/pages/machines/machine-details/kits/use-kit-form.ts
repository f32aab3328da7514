import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ServiceKit, serviceKitMutations, serviceKitQueries } from '@/entities/service-kit'
import { ApiError } from '@/shared/api'
import { useApiForm } from '@/shared/lib/api-form'
import { type KitValues, kitOf, valuesOf } from './kit-values'

/** Where a new kit belongs. */
export type KitPlace = { machineId: string; dealershipId: string | undefined }

/** @param kit the one to change; undefined for a new one */
export function useKitForm(kit: ServiceKit | undefined, place: KitPlace, onSaved: (kit: ServiceKit) => void) {
  const queryClient = useQueryClient()
  /** The kit as it is stored, as far as whoever edits it has seen. */
  const [seen, setSeen] = useState(kit)
  /** Whether somebody else has changed it since the form was filled. */
  const [isOutdated, setOutdated] = useState(false)
  const { mutateAsync: create } = useMutation(serviceKitMutations.create(place.machineId, place.dealershipId))
  const { mutateAsync: update } = useMutation(serviceKitMutations.update(kit?.id ?? ''))

  async function readAgain(): Promise<void> {
    const kits = serviceKitQueries.ofMachine(place.machineId, place.dealershipId)
    const { items } = await queryClient.fetchQuery({ ...kits, staleTime: 0 })
    const present = items.find(({ id }) => id === kit?.id)
    if (!present) return
    setSeen(present)
    form.takeTheirs(valuesOf(present))
    setOutdated(true)
  }

  const form = useApiForm<KitValues>({
    defaultValues: valuesOf(kit),
    send: async (values) => {
      setOutdated(false)
      try {
        const saved = await (seen ? update({ ...kitOf(values), version: seen.version }) : create(kitOf(values)))
        onSaved(saved)
      } catch (cause) {
        if (cause instanceof ApiError && cause.code === 'changed_meanwhile') await readAgain()
        throw cause
      }
    },
  })

  const loadTheirs = () => {
    form.reset(valuesOf(seen))
    setOutdated(false)
  }
  return {
    ...form,
    failure: isOutdated ? undefined : form.failure,
    theirs: isOutdated ? seen : undefined,
    loadTheirs,
  }
}

export type KitForm = ReturnType<typeof useKitForm>
