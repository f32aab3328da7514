import { CheckCheck } from 'lucide-react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import {
  instanceTitle,
  type MachineInstance,
  machineInstanceText,
  type TaskState,
  useRemaining,
} from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { readFigure } from '@/shared/lib/meter-figure'
import { Callout } from '@/shared/ui/callout'
import { Checkbox } from '@/shared/ui/checkbox'
import { DateField, useDayCheck } from '@/shared/ui/date-field'
import { TextField } from '@/shared/ui/text-field'
import type { DoneValues } from './done-values'
import { bulkText } from './text'

type DueMachineProps = {
  form: Pick<UseFormReturn<DoneValues>, 'register' | 'watch'> & {
    errorOf: (name: FieldPath<DoneValues>) => string | undefined
  }
  instance: MachineInstance
  task: TaskState
  isDone: boolean
  /** Why it was not marked as done. */
  reason: string | undefined
}

/** A machine of the dialog: whether the service was done on it, when and at which hours; afterwards what became of it. */
export function DueMachine({ form: { register, watch, errorOf }, instance, task, isDone, reason }: DueMachineProps) {
  const t = useText(bulkText)
  const words = useText(machineInstanceText)
  const remaining = useRemaining(useUser().units)
  const { unit, daily_use } = instance
  const field = <Name extends keyof DoneValues['rows'][string]>(name: Name) => `rows.${task.id}.${name}` as const
  const title = instanceTitle(instance)
  const isDay = useDayCheck()
  const isFigure = (hours: string) => hours.trim() === '' || readFigure(hours) !== undefined || t('hoursWrong')
  if (isDone) {
    return (
      <p className="flex items-center gap-2 rounded-md border border-line px-4 py-3 text-success-ink">
        <CheckCheck aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 grow wrap-anywhere">{title}</span>
        <span className="font-medium">{t('done')}</span>
      </p>
    )
  }
  return (
    <fieldset className="grid gap-3 rounded-md border border-line px-4 py-3">
      <legend className="sr-only">{title}</legend>
      <Checkbox
        aria-label={t('include', { name: title })}
        label={
          <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
            <span className="font-semibold wrap-anywhere">{title}</span>
            <span className="text-ink-muted">{remaining({ ...task, daily_use }, unit)}</span>
          </span>
        }
        {...register(field('isChosen'))}
      />
      {reason && <Callout tone="danger">{reason}</Callout>}
      {watch(field('isChosen')) && (
        <div className="field-columns grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('hoursAtCompletion')}
            help={t('hoursHelp')}
            optional
            error={errorOf(field('hours'))}
            suffix={words(unit === 'km' ? 'kmSign' : 'hoursSign')}
            inputMode="decimal"
            autoComplete="off"
            {...register(field('hours'), { validate: isFigure })}
          />
          <DateField
            label={t('doneOnOther')}
            optional
            error={errorOf(field('done_on'))}
            {...register(field('done_on'), { validate: isDay })}
          />
        </div>
      )}
    </fieldset>
  )
}
