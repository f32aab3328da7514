import { useQuery } from '@tanstack/react-query'
import { newMachineInstanceLimits } from '#contract/platform-limits'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { useSettled } from '@/shared/lib/settled'
import { Button } from '@/shared/ui/button'
import { TextField } from '@/shared/ui/text-field'
import { addInstanceText } from './text'
import type { AddForm } from './use-add-form'

const pauseMs = 200

/** The serial number, with those that are known to begin like what is typed. */
export function SerialStep({ form }: { form: AddForm }) {
  const t = useText(addInstanceText)
  const { register, errorOf, setValue, watch } = form
  const [machineId, typed] = watch(['machine_id', 'serial_number'])
  const { data } = useQuery(machineInstanceQueries.serialSuggestions(machineId, useSettled(typed, pauseMs)))
  const suggestions = data?.items.filter(({ serial_number }) => serial_number !== typed.trim()) ?? []
  return (
    <>
      <TextField
        label={t('serial')}
        help={t('serialHelp')}
        error={errorOf('serial_number')}
        maxLength={newMachineInstanceLimits.serial_number.maxLength}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
        {...register('serial_number', { validate: (serial) => serial.trim() !== '' || t('serialRequired') })}
      />
      {suggestions.length > 0 && (
        <ul aria-label={t('suggestions')} className="flex flex-wrap gap-2">
          {suggestions.map(({ serial_number, instance_id }) => (
            <li key={serial_number}>
              <Button
                disabled={instance_id !== null}
                onClick={() => setValue('serial_number', serial_number, { shouldDirty: true, shouldValidate: true })}
              >
                {instance_id === null ? serial_number : t('suggestionTaken', { serial: serial_number })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
