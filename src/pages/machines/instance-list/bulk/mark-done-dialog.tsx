import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { newCompletionLimits } from '#contract/platform-limits'
import { type MachineInstance, machineInstanceMutations } from '@/entities/machine-instance'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { DateField, useDayCheck } from '@/shared/ui/date-field'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { type DoneService, doneServices } from './done-service'
import { completionsOf, type DoneValues, valuesFor } from './done-values'
import { DueMachine } from './due-machine'
import type { DueTask } from './due-task'
import { bulkText } from './text'
import { Unreadable } from './unreadable'

type MarkDoneDialogProps = {
  due: ReadonlyMap<string, readonly DueTask[]>
  /** Selected machines whose tasks could not be read. */
  unreadable: readonly MachineInstance[]
  onDone: (instanceIds: readonly string[]) => void
  /** Called with what was recorded, once nothing more will be. */
  onRecorded: (services: readonly DoneService[]) => void
  onClose: () => void
}

/** One service, the machines on which it is due, and when and at which hours it was done on each. */
export function MarkDoneDialog({ due, unreadable, onDone, onRecorded, onClose }: MarkDoneDialogProps) {
  const t = useText(bulkText)
  /** The recorded completions, by the task's id. */
  const [done, setDone] = useState<ReadonlyMap<string, string>>(new Map())
  const { mutateAsync, data } = useMutation(machineInstanceMutations.completeTasks())
  const form = useApiForm<DoneValues>({
    defaultValues: valuesFor(due),
    send: async (values) => {
      const completions = completionsOf(values, chosenOf(values))
      if (completions.length === 0) {
        toast.error(t('chooseMachine'))
        return
      }
      const outcome = await mutateAsync(completions)
      const all = new Map(done)
      for (const [taskId, { completion_id }] of outcome.answers) all.set(taskId, completion_id)
      setDone(all)
      if (outcome.refused.length + outcome.unsent.length === 0) finish(all)
    },
  })
  const { register, errorOf, watch } = form
  const isDay = useDayCheck()
  const name = watch('task')
  const tasks = due.get(name) ?? []
  const chosenOf = ({ task: chosenName, rows }: DoneValues) =>
    (due.get(chosenName) ?? []).filter(({ task }) => rows[task.id]?.isChosen && !done.has(task.id))
  const count = chosenOf(watch()).length
  const left = tasks.filter(({ task }) => reasonOf(task.id) !== undefined).length

  /** Machines on which another service is due stay selected. */
  function finish(all: ReadonlyMap<string, string>) {
    const open = [...due.values()].flat().filter(({ task }) => !all.has(task.id))
    const finished = [...due.values()]
      .flat()
      .filter(({ instance }) => open.every((one) => one.instance.id !== instance.id))
    onDone(finished.map(({ instance }) => instance.id))
    onRecorded(doneServices(due, all))
    onClose()
  }

  function reasonOf(taskId: string): string | undefined {
    if (data?.unsent.includes(taskId)) return t('unsent')
    return data?.refused.find(({ id }) => id === taskId)?.reason
  }

  return (
    <FormDialog
      title={t('markDoneTitle')}
      description={t('markDoneHelp')}
      submit={count > 0 ? t('saveDone', { count }) : t('saveNone')}
      size="lg"
      form={form}
      onClose={() => finish(done)}
    >
      <Unreadable instances={unreadable} />
      {left > 0 && (
        <Callout tone="danger" title={t('left', { count: left })} announce>
          {t('leftHelp')}
        </Callout>
      )}
      <SelectField
        label={t('service')}
        options={[...due].map(([value, { length }]) => ({
          value,
          label: t('serviceOn', { name: value, count: length }),
        }))}
        {...register('task')}
      />
      <div className="field-columns grid gap-5 sm:grid-cols-2">
        <DateField
          label={t('doneOn')}
          help={t('doneOnHelp')}
          optional
          error={errorOf('done_on')}
          {...register('done_on', { validate: isDay })}
        />
        <TextareaField
          label={t('note')}
          optional
          error={errorOf('note')}
          maxLength={newCompletionLimits.note.maxLength}
          {...register('note')}
        />
      </div>
      <ul aria-label={t('machines')} className="grid gap-3">
        {tasks.map(({ instance, task }) => (
          <li key={task.id}>
            <DueMachine
              form={form}
              instance={instance}
              task={task}
              isDone={done.has(task.id)}
              reason={reasonOf(task.id)}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
