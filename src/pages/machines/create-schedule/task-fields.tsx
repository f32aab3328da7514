import { Trash2 } from 'lucide-react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { intervalModeValues, scheduledTaskLimits } from '#contract/platform-limits'
import { LastDoneFields, useLastDoneRules } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { isWholeOrEmpty } from '@/shared/lib/whole-number'
import { IconButton } from '@/shared/ui/icon-button'
import { SelectField, type SelectOption } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import type { TaskValues } from './task-values'
import { createScheduleText } from './text'

export type ScheduleValues = { tasks: TaskValues[] }

type TaskFieldsProps = {
  form: Pick<UseFormReturn<ScheduleValues>, 'register' | 'getValues'> & {
    errorOf: (name: FieldPath<ScheduleValues>) => string | undefined
  }
  index: number
  kits: readonly SelectOption[]
  /** Whether it may be said when it was done before it was planned. */
  hasPast: boolean
  onRemove: () => void
}

/** One task: "an interval in hours, in days, or in both, fixed or sliding", its notice and its kit. */
export function TaskFields({
  form: { register, getValues, errorOf },
  index,
  kits,
  hasPast,
  onRemove,
}: TaskFieldsProps) {
  const t = useText(createScheduleText)
  const field = <Name extends keyof TaskValues>(name: Name) => `tasks.${index}.${name}` as const
  const title = t('task', { n: index + 1 })
  const whole = (typed: string) => isWholeOrEmpty(typed) || t('wholeNumber')
  const interval = (typed: string) =>
    typed.trim() !== '' || getValues(field('interval_days')).trim() !== '' ? whole(typed) : t('intervalRequired')

  const figure = (
    name: 'interval_hours' | 'interval_days' | 'notice_hours' | 'notice_days',
    label: string,
    validate = whole,
  ) => (
    <TextField
      label={label}
      error={errorOf(field(name))}
      inputMode="numeric"
      autoComplete="off"
      {...register(field(name), { validate })}
    />
  )

  return (
    <fieldset className="relative grid gap-4 rounded-md border border-line bg-surface p-4">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-start gap-2">
        <TextField
          label={t('name')}
          error={errorOf(field('name'))}
          maxLength={scheduledTaskLimits.name.maxLength}
          required
          className="grow"
          {...register(field('name'), { validate: (name) => name.trim() !== '' || t('nameRequired') })}
        />
        <IconButton label={t('removeNamed', { task: title })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      </div>
      <div className="field-columns grid gap-4 sm:grid-cols-3">
        {figure('interval_hours', t('everyHours'), interval)}
        {figure('interval_days', t('everyDays'))}
        <SelectField
          label={t('mode')}
          options={intervalModeValues.map((mode) => ({ value: mode, label: t(mode) }))}
          {...register(field('mode'))}
        />
        {figure('notice_hours', t('noticeHours'))}
        {figure('notice_days', t('noticeDays'))}
        <SelectField label={t('kit')} placeholder={t('noKit')} options={kits} {...register(field('kit_id'))} />
      </div>
      {hasPast && <LastDone form={{ register, getValues, errorOf }} index={index} />}
    </fieldset>
  )
}

function LastDone({ form: { register, errorOf }, index }: Pick<TaskFieldsProps, 'form' | 'index'>) {
  const rules = useLastDoneRules()
  const field = <Name extends keyof TaskValues['last_done']>(name: Name) => `tasks.${index}.last_done.${name}` as const
  return (
    <div className="field-columns grid gap-4 sm:grid-cols-3">
      <LastDoneFields
        doneOn={{ error: errorOf(field('done_on')), ...register(field('done_on'), { validate: rules.doneOn }) }}
        hours={{ error: errorOf(field('hours')), ...register(field('hours'), { validate: rules.hours }) }}
      />
    </div>
  )
}
