import { useMutation } from '@tanstack/react-query'
import { manualChangeLimits } from '#contract/platform-limits'
import { type Manual, manualKinds, manualMutations, manualText } from '@/entities/manual'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { manualListText } from '../text'

/** What a manual is called and which machines it covers; its pages stay as they were read. */
export function EditManualDialog({ manual, onClose }: { manual: Manual; onClose: () => void }) {
  const t = useText(manualListText)
  const kindOf = useText(manualText)
  const { mutateAsync: update } = useMutation(manualMutations.update(manual.id))
  const form = useApiForm({
    defaultValues: {
      display_name: manual.display_name,
      kind: manual.kind,
      machine_years: manual.machine_years ?? '',
      serial_number_start: manual.serial_number_start ?? '',
      serial_number_end: manual.serial_number_end ?? '',
    },
    send: async ({ display_name, kind, ...covered }) => {
      await update({
        display_name,
        kind,
        machine_years: covered.machine_years.trim() || null,
        serial_number_start: covered.serial_number_start.trim() || null,
        serial_number_end: covered.serial_number_end.trim() || null,
      })
      toast.success(t('changed', { name: display_name.trim() }))
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
