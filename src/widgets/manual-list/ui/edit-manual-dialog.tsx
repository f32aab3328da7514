import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { manualChangeLimits } from '#contract/platform-limits'
import { type Manual, type ManualChange, manualKinds, manualMutations, manualText } from '@/entities/manual'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { manualListText } from '../text'

const valuesOf = ({ display_name, kind, machine_years, serial_number_start, serial_number_end }: Manual) => ({
  display_name,
  kind,
  machine_years: machine_years ?? '',
  serial_number_start: serial_number_start ?? '',
  serial_number_end: serial_number_end ?? '',
})

type Values = ReturnType<typeof valuesOf>

/** Only what was changed here: somebody else may have changed the rest meanwhile. */
function changeOf(opened: Values, values: Values): ManualChange {
  const isChanged = (field: keyof Values) => values[field].trim() !== opened[field]
  return {
    ...(isChanged('display_name') && { display_name: values.display_name }),
    ...(isChanged('kind') && { kind: values.kind }),
    ...(isChanged('machine_years') && { machine_years: values.machine_years.trim() || null }),
    ...(isChanged('serial_number_start') && { serial_number_start: values.serial_number_start.trim() || null }),
    ...(isChanged('serial_number_end') && { serial_number_end: values.serial_number_end.trim() || null }),
  }
}

/** What a manual is called and which machines it covers; its pages stay as they were read. */
export function EditManualDialog({ manual, onClose }: { manual: Manual; onClose: () => void }) {
  const t = useText(manualListText)
  const kindOf = useText(manualText)
  const { mutateAsync: update } = useMutation(manualMutations.update(manual.id))
  const [opened] = useState(() => valuesOf(manual))
  const form = useApiForm({
    defaultValues: opened,
    send: async (values) => {
      const change = changeOf(opened, values)
      if (Object.keys(change).length > 0) {
        await update(change)
        toast.success(t('changed', { name: values.display_name.trim() }))
      }
      onClose()
    },
  })
  const { register, errorOf } = form
  return (
    <FormDialog title={t('editTitle')} submit={t('save')} form={form} onClose={onClose}>
      <TextField
        label={t('name')}
        error={errorOf('display_name')}
        maxLength={manualChangeLimits.display_name.maxLength}
        autoComplete="off"
        {...register('display_name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
      />
      <SelectField
        label={t('kind')}
        error={errorOf('kind')}
        options={manualKinds.map((value) => ({ value, label: kindOf(value) }))}
        {...register('kind')}
      />
      <TextField
        label={t('years')}
        help={t('yearsHelp')}
        optional
        error={errorOf('machine_years')}
        maxLength={manualChangeLimits.machine_years.maxLength}
        autoComplete="off"
        {...register('machine_years')}
      />
      <TextField
        label={t('serialStart')}
        help={t('serialHelp')}
        optional
        error={errorOf('serial_number_start')}
        maxLength={manualChangeLimits.serial_number_start.maxLength}
        autoCapitalize="characters"
        spellCheck={false}
        {...register('serial_number_start')}
      />
      <TextField
        label={t('serialEnd')}
        optional
        error={errorOf('serial_number_end')}
        maxLength={manualChangeLimits.serial_number_end.maxLength}
        autoCapitalize="characters"
        spellCheck={false}
        {...register('serial_number_end')}
      />
    </FormDialog>
  )
}
