import { useQuery } from '@tanstack/react-query'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { useSettled } from '@/shared/lib/settled'
import { Button } from '@/shared/ui/button'
import { addInstanceText } from './text'
import type { AddForm } from './use-add-form'

const pauseMs = 250

/** The known serial numbers that begin like what is typed. */
export function SerialSuggestions({ form, machineId, typed }: { form: AddForm; machineId: string; typed: string }) {
  const t = useText(addInstanceText)
  const { data } = useQuery(machineInstanceQueries.serialSuggestions(machineId, useSettled(typed, pauseMs)))
  const suggestions = data?.items.filter(({ serial_number }) => serial_number !== typed) ?? []
  if (typed === '' || suggestions.length === 0) return null
  return (
    <ul aria-label={t('suggestions')} className="flex flex-wrap gap-2">
      {suggestions.map(({ serial_number, instance_id }) => (
        <li key={serial_number}>
          <Button
            disabled={instance_id !== null}
            onClick={() => form.setValue('serial_number', serial_number, { shouldDirty: true, shouldValidate: true })}
          >
            {instance_id === null ? serial_number : t('suggestionTaken', { serial: serial_number })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
