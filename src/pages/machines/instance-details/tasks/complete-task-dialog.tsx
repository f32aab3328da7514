import { useMutation } from '@tanstack/react-query'
import { newCompletionLimits } from '#contract/platform-limits'
import {
  type MachineInstance,
  machineInstanceMutations,
  machineInstanceText,
  type TaskState,
} from '@/entities/machine-instance'
import { PicturesField, usePictures } from '@/entities/picture'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readFigure } from '@/shared/lib/meter-figure'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { instanceDetailsText } from '../text'

type CompleteTaskDialogProps = { instance: MachineInstance; task: TaskState; onClose: () => void }

/** Records a completion; the server restarts the task's interval. */
export function CompleteTaskDialog({ instance: { id, unit }, task, onClose }: CompleteTaskDialogProps) {
  const t = useText(instanceDetailsText)
  const words = useText(machineInstanceText)
  const { mutateAsync } = useMutation(machineInstanceMutations.completeTask(id, task.id))
  const pictures = usePictures()
  const form = useApiForm({
    defaultValues: { hours: '', done_on: '', note: '' },
    send: async ({ hours, done_on, note }) => {
      const figure = readFigure(hours)
      await pictures.sendWith((picture_ids) =>
        mutateAsync({
          ...(figure !== undefined && { hours: figure }),
          ...(done_on && { done_on }),
          ...(note.trim() && { note: note.trim() }),
          ...(picture_ids.length > 0 && { picture_ids }),
        }),
      )
      toast.success(t('saved', { task: task.name }))
      onClose()
    },
  })
  const { register, errorOf } = form
  const isFigure = (hours: string) => hours.trim() === '' || readFigure(hours) !== undefined || t('hoursWrong')
  return (
    <FormDialog
      title={t('completeTitle', { task: task.name })}
      description={t(task.mode)}
      submit={t('saveAsDone')}
      form={{ ...form, isDirty: form.isDirty || pictures.isChanged }}
      onClose={onClose}
    >
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
      <TextField label={t('doneOn')} optional error={errorOf('done_on')} type="date" {...register('done_on')} />
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
