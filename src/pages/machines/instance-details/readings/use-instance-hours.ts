import { useMutation } from '@tanstack/react-query'
import {
  type MachineInstance,
  machineInstanceMutations,
  type Reading,
  useMeterReading,
} from '@/entities/machine-instance'
import type { Pictures } from '@/entities/picture'
import { type Entry, sendWithTime, useEnterHours, useQuestionWords } from '@/features/enter-hours'
import { useUser } from '@/features/session'
import { isWorthWaiting } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { outbox } from '@/shared/lib/outbox'
import { instanceDetailsText } from '../text'

/** Entering hours on a machine's own page, in the reader's name. Without an answer, an entry waits on this device. */
export function useInstanceHours(instance: MachineInstance, last: Reading | undefined, pictures: Pictures) {
  const { id, machine, name, serial_number, organization, dealership, unit } = instance
  const { mutateAsync } = useMutation(machineInstanceMutations.addReading(id))
  const t = useText(instanceDetailsText)
  const user = useUser()
  const meter = useMeterReading(user.units)
  const questionOf = useQuestionWords()
  const yesTo = (about: 'jump' | 'lower', entry: Entry) =>
    questionOf({ about, detail: undefined }, { last: last ?? null, unit }, entry).yes
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
    send: async (entry) => {
      const { value, clientId: client_id, isReplacement, confirmed, note } = entry
      const body = {
        value,
        client_id,
        ...(isReplacement && { is_replacement: true }),
        ...(confirmed && { confirmed }),
        ...(note && { note }),
      }
      pictures.retryAll()
      return pictures.sendWith(async (picture_ids) => {
        const whole = { ...body, ...(picture_ids.length > 0 && { picture_ids }) }
        try {
          const accepted = await sendWithTime(entry, (time) => mutateAsync({ ...whole, ...time }))
          outbox.remove(client_id)
          return accepted
        } catch (cause) {
          if (!isWorthWaiting(cause)) outbox.remove(client_id)
          else
            outbox.put({
              id: client_id,
              personId: user.id,
              title: t('waitingReading', { value: meter(value, unit), machine: name || serial_number }),
              path: `/machines/instance/${id}/readings`,
              body: { ...whole, taken_at: entry.takenAt ?? entry.enteredAt },
              at: entry.enteredAt,
              confirmations: {
                jump: { words: yesTo('jump', entry), body: { confirmed: true } },
                lower_than_last: { words: yesTo('lower', entry), body: { is_replacement: true } },
              },
            })
          throw cause
        }
      })
    },
    readDraft: () => undefined,
    storeDraft: () => undefined,
  })
}
