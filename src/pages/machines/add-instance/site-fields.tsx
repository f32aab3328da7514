import { newMachineInstanceLimits } from '#contract/platform-limits'
import { machineInstanceText, meterUnits } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { readFigure } from '@/shared/lib/meter-figure'
import { DateField, useDayCheck } from '@/shared/ui/date-field'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { addInstanceText } from './text'
import type { AddForm } from './use-add-form'

/** The machine's name, location and meter reading; all of them can be entered later. */
export function SiteFields({ form: { register, errorOf } }: { form: AddForm }) {
  const t = useText(addInstanceText)
  const words = useText(machineInstanceText)
  const isDay = useDayCheck()
  const isFigure = (hours: string) => hours.trim() === '' || readFigure(hours) !== undefined || t('hoursWrong')
  return (
    <div className="field-columns grid gap-5 sm:grid-cols-2">
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        optional
        error={errorOf('name')}
        maxLength={newMachineInstanceLimits.name.maxLength}
        {...register('name')}
      />
      <TextField
        label={t('place')}
        optional
        error={errorOf('location')}
        maxLength={newMachineInstanceLimits.location.maxLength}
        {...register('location')}
      />
      <TextField
        label={t('hours')}
        help={t('hoursHelp')}
        optional
        error={errorOf('hours')}
        inputMode="decimal"
        autoComplete="off"
        {...register('hours', { validate: isFigure })}
      />
      <SelectField
        label={t('unit')}
        options={meterUnits.map((unit) => ({ value: unit, label: words(unit) }))}
        error={errorOf('unit')}
        {...register('unit')}
      />
      <DateField
        label={t('inServiceOn')}
        optional
        error={errorOf('in_service_on')}
        {...register('in_service_on', { validate: isDay })}
      />
    </div>
  )
}
