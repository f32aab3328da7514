import { useMutation } from '@tanstack/react-query'
import { machineInstanceChangeLimits } from '#contract/platform-limits'
import { instanceTitle, type MachineInstance, machineInstanceMutations } from '@/entities/machine-instance'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Checkbox } from '@/shared/ui/checkbox'
import { DateField, useDayCheck } from '@/shared/ui/date-field'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { instanceDetailsText } from './text'

type EditMachineInstanceDialogProps = { instance: MachineInstance; onClose: () => void }

/** Name, place and data of a machine; "`PUT` of a part of an entity changes what is sent and nothing else". */
export function EditMachineInstanceDialog({ instance, onClose }: EditMachineInstanceDialogProps) {
  const t = useText(instanceDetailsText)
  const { mutateAsync } = useMutation(machineInstanceMutations.update(instance.id))
  const isRead = instance.hours_at !== null
  const form = useApiForm({
    defaultValues: {
      name: instance.name,
      location: instance.location,
      serial_number: instance.serial_number,
      in_service_on: instance.in_service_on ?? '',
      retired: instance.retired_at !== null,
    },
    send: async ({ serial_number, in_service_on, ...rest }) => {
      await mutateAsync({
        ...rest,
        in_service_on: in_service_on || null,
        ...(!isRead && { serial_number: serial_number.trim() }),
      })
      toast.success(t('editSaved'))
      onClose()
    },
  })
  const { register, errorOf } = form
  const isDay = useDayCheck()
  return (
    <FormDialog
      title={t('editTitle', { machine: instanceTitle(instance) })}
      submit={t('save')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        optional
        error={errorOf('name')}
        maxLength={machineInstanceChangeLimits.name.maxLength}
        {...register('name')}
      />
      <TextField
        label={t('place')}
        optional
        error={errorOf('location')}
        maxLength={machineInstanceChangeLimits.location.maxLength}
        {...register('location')}
      />
      <TextField
        label={t('serial')}
        help={t('serialHelp')}
        error={errorOf('serial_number')}
        readOnly={isRead}
        maxLength={machineInstanceChangeLimits.serial_number.maxLength}
        autoCapitalize="characters"
        spellCheck={false}
        required
        {...register('serial_number', { validate: (serial) => serial.trim() !== '' || t('serialRequired') })}
      />
      <DateField
        label={t('inServiceOn')}
        optional
        error={errorOf('in_service_on')}
        {...register('in_service_on', { validate: isDay })}
      />
      <Checkbox label={t('retired')} help={t('retiredHelp')} {...register('retired')} />
    </FormDialog>
  )
}
