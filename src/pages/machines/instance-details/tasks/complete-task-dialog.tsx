import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { newCompletionLimits } from '#contract/platform-limits'
import {
  instanceTitle,
  type MachineInstance,
  machineInstanceMutations,
  machineInstanceText,
  type TaskState,
  useMeterReading,
} from '@/entities/machine-instance'
import { PicturesField, usePictures } from '@/entities/picture'
import { useUser } from '@/features/session'
import { useApiForm } from '@/shared/lib/api-form'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { readFigure } from '@/shared/lib/meter-figure'
import { createTries } from '@/shared/lib/new-id'
import { DateField, useDayCheck } from '@/shared/ui/date-field'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { instanceDetailsText } from '../text'

type CompleteTaskDialogProps = {
  instance: MachineInstance
  task: TaskState
  /** Called with what to report and with what was recorded, so that it can be taken back. */
  onDone: (report: string, completionId: string) => void
  onClose: () => void
}

/** Records a completion; the server restarts the task's interval. */
export function CompleteTaskDialog({ instance, task, onDone, onClose }: CompleteTaskDialogProps) {
  const { id, unit } = instance
  const t = useText(instanceDetailsText)
  const words = useText(machineInstanceText)
  const [tries] = useState(createTries)
  const title = t('waitingCompletion', { task: task.name, machine: instance.name || instance.serial_number })
  const { mutateAsync } = useMutation(machineInstanceMutations.completeTask(id, task.id, { tries, title }))
  const writeSaved = useSavedWords(task.name, unit)
  const pictures = usePictures()
  const form = useApiForm({
    defaultValues: { hours: '', done_on: '', note: '' },
    send: async ({ hours, done_on, note }) => {
      const figure = readFigure(hours)
      const done = await pictures.sendWith((picture_ids) =>
        mutateAsync({
          ...(figure !== undefined && { hours: figure }),
          ...(done_on && { done_on }),
          ...(note.trim() && { note: note.trim() }),
          ...(picture_ids.length > 0 && { picture_ids }),
        }),
      )
      if (done) onDone(writeSaved(done.tasks.find(({ id: next }) => next === task.id)), done.completion_id)
      onClose()
    },
  })
  const { register, errorOf } = form
  const isDay = useDayCheck()
  const isFigure = (hours: string) => hours.trim() === '' || readFigure(hours) !== undefined || t('hoursWrong')
  return (
    <FormDialog
      title={t('completeTitle', { task: task.name, machine: instanceTitle(instance) })}
      description={t(task.mode)}
      submit={t('saveAsDone')}
      form={{ ...form, isDirty: form.isDirty || pictures.isChanged }}
      onClose={onClose}
    >
      {task.kit && <p>{words('kit', { name: task.kit.name })}</p>}
      <TextField
        label={t('hoursAtCompletion')}
        help={t('hoursHelp')}
        optional
        error={errorOf('hours')}
        suffix={words(unit === 'km' ? 'kmSign' : 'hoursSign')}
        inputMode="decimal"
        autoComplete="off"
        {...register('hours', { validate: isFigure })}
      />
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
      <PicturesField label={t('photographs')} pictures={pictures} />
    </FormDialog>
  )
}

/** That the task is done, and when it is due again: done early, its next interval may begin at the due that it was for. */
function useSavedWords(task: string, unit: MachineInstance['unit']) {
  const t = useText(instanceDetailsText)
  const meter = useMeterReading(useUser().units)
  const day = useDay()
  return (next: TaskState | undefined): string => {
    const at = next?.due_at_hours == null ? '' : meter(next.due_at_hours, unit)
    const on = next?.due_on == null ? '' : day(next.due_on)
    if (at && on) return t('savedNextBoth', { task, at, on })
    return at || on ? t('savedNext', { task, due: at || on }) : t('saved', { task })
  }
}
