import { useMutation } from '@tanstack/react-query'
import { type MachineInstance, machineInstanceMutations, type Reading } from '@/entities/machine-instance'
import type { Pictures } from '@/entities/picture'
import { sendWithTime, useEnterHours } from '@/features/enter-hours'

/** Entering hours on a machine's own page, in the reader's name; a draft lasts as long as the dialog. */
export function useInstanceHours(instance: MachineInstance, last: Reading | undefined, pictures: Pictures) {
  const { id, machine, name, serial_number, organization, dealership, unit } = instance
  const { mutateAsync } = useMutation(machineInstanceMutations.addReading(id))
  return useEnterHours({
    load: async () => ({
      machine: machine.name,
      name,
      serial_number,
      organization: organization.name,
      dealership: dealership?.name ?? null,
      unit,
      last: last ?? null,
    }),
    send: (entry) => {
      const { value, clientId: client_id, isReplacement, confirmed, note } = entry
      pictures.retryAll()
      return pictures.sendWith((picture_ids) =>
        sendWithTime(entry, (time) =>
          mutateAsync({
            value,
            client_id,
            ...time,
            ...(isReplacement && { is_replacement: true }),
            ...(confirmed && { confirmed }),
            ...(note && { note }),
            ...(picture_ids.length > 0 && { picture_ids }),
          }),
        ),
      )
    },
    readDraft: () => undefined,
    storeDraft: () => undefined,
  })
}
