import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { machineInstanceMutations, machineInstanceQueries } from '@/entities/machine-instance'
import { ApiError } from '@/shared/api'
import { useApiForm } from '@/shared/lib/api-form'
import { readFigure } from '@/shared/lib/meter-figure'
import { createTries } from '@/shared/lib/new-id'

const empty = { value: '', taken_at: '', is_replacement: false, note: '' }

/**
 * What the meter says.
 *
 * "A jump of more than 24 h per elapsed day is asked back once" (behaviour, section 4): `jump` is the question while it
 * stands, and the next submit of the same figures confirms it. Whatever is sent again counts once.
 *
 * @param onSaved told the names of the tasks that fell due
 */
export function useReadingForm(instanceId: string, onSaved: (due: string[]) => void) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(machineInstanceMutations.addReading(instanceId))
  const [tries] = useState(createTries)
  const [asked, setAsked] = useState<{ figures: string; question: string }>()

  const form = useApiForm({
    defaultValues: empty,
    send: async ({ value, taken_at, is_replacement, note }) => {
      const figures = JSON.stringify([value, taken_at, is_replacement])
      try {
        const { due } = await mutateAsync({
          value: readFigure(value) ?? 0,
          client_id: tries.idOf(figures),
          ...(taken_at && { taken_at: new Date(taken_at).toISOString() }),
          ...(is_replacement && { is_replacement }),
          ...(note.trim() && { note: note.trim() }),
          ...(asked?.figures === figures && { confirmed: true }),
        })
        tries.arrived()
        void queryClient.invalidateQueries({ queryKey: machineInstanceQueries.all() })
        onSaved(due.map(({ name }) => name))
      } catch (cause) {
        const isJump = cause instanceof ApiError && cause.code === 'jump'
        setAsked(isJump ? { figures, question: cause.message } : undefined)
        throw cause
      }
    },
  })

  const { value, taken_at, is_replacement } = form.watch()
  const stands = asked?.figures === JSON.stringify([value, taken_at, is_replacement])
  return {
    ...form,
    jump: stands ? asked.question : undefined,
    failure: asked ? undefined : form.failure,
    typed: value.trim(),
  }
}
