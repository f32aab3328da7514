import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  LastDoneFields,
  type LastDoneValues,
  lastDoneOf,
  machineInstanceMutations,
  noLastDone,
  type TaskState,
  unchangedTask,
  useLastDoneRules,
  useMeter,
} from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { addInstanceText } from './text'
import type { AddedInstance } from './use-add-form'

type LastDoneStepProps = { added: AddedInstance; onEnd: () => void }

type StepValues = { tasks: { last_done: LastDoneValues }[] }

/** Asked of a machine that was just added: a machine with a past is not counted from the day on which it was added. */
export function LastDoneStep({ added: { id, unit, tasks }, onEnd }: LastDoneStepProps) {
  const t = useText(addInstanceText)
  const rules = useLastDoneRules()
  const meter = useMeter(useUser().units)
  const { mutateAsync } = useMutation(machineInstanceMutations.setSchedule(id))
  const form = useApiForm<StepValues>({
    defaultValues: { tasks: tasks.map(() => ({ last_done: noLastDone })) },
    send: async (values) => {
      const known = tasks.map((task, index) => ({
        ...unchangedTask(task),
        ...lastDoneOf(values.tasks[index]?.last_done),
      }))
      if (known.some(({ last_done }) => last_done)) await mutateAsync({ tasks: known })
      onEnd()
    },
  })
  const { register, errorOf } = form
  const heading = useRef<HTMLParagraphElement>(null)
  // The form that was sent is gone; whoever reads by ear hears what is asked now.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const every = ({ interval_hours, interval_days }: TaskState) => {
    if (interval_hours === null) return interval_days !== null && t('everyDays', { count: interval_days })
    const hours = meter(interval_hours, unit)
    return interval_days === null
      ? t('everyMeter', { meter: hours })
      : t('everyMeterOrDays', { meter: hours, count: interval_days })
  }

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <p ref={heading} tabIndex={-1} className="scroll-mt-40">
        {t('lastDoneSummary')}
      </p>
      {tasks.map((task, index) => (
        <Card key={task.id} title={task.name}>
          <p className="mb-3 text-ink-muted">{every(task)}</p>
          <div className="field-columns grid gap-4 sm:grid-cols-2">
            <LastDoneFields
              unit={unit}
              doneOn={{
                error: errorOf(`tasks.${index}.last_done.done_on`),
                ...register(`tasks.${index}.last_done.done_on`, { validate: rules.doneOn }),
              }}
              hours={{
                error: errorOf(`tasks.${index}.last_done.hours`),
                ...register(`tasks.${index}.last_done.hours`, { validate: rules.hours }),
              }}
            />
          </div>
        </Card>
      ))}
      {form.failure && (
        <Callout tone="danger" announce>
          {form.failure}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2 max-sm:sticky max-sm:bottom-0 max-sm:bg-canvas max-sm:py-3 max-sm:*:grow">
        <Button onClick={onEnd}>{t('skip')}</Button>
        <Button type="submit" variant="primary" pending={form.isPending}>
          {t('saveLastDone')}
        </Button>
      </div>
    </form>
  )
}
