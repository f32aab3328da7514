import { useMutation } from '@tanstack/react-query'
import { newMachineNoteLimits } from '#contract/platform-limits'
import { type MachineNote, machineNoteMutations } from '@/entities/machine-note'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Checkbox } from '@/shared/ui/checkbox'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { writeNoteText } from '../text'

type NoteDialogProps = {
  machine: { id: string; name: string }
  /** The one to change; absent for a new one. */
  note?: MachineNote | undefined
  /** What a new note answers. */
  question?: string
  onSaved?: () => void
  onClose: () => void
}

/** What the manuals of a model do not say, for one's colleagues and, if chosen, for customers. */
export function NoteDialog({ machine, note, question = '', onSaved, onClose }: NoteDialogProps) {
  const t = useText(writeNoteText)
  const { mutateAsync: add } = useMutation(machineNoteMutations.add(machine.id))
  const { mutateAsync: update } = useMutation(machineNoteMutations.update(note?.id ?? ''))
  const form = useApiForm({
    defaultValues: {
      question: note?.question ?? question,
      body: note?.body ?? '',
      is_shared: note?.is_shared ?? false,
    },
    send: async (values) => {
      await (note ? update(values) : add(values))
      onSaved?.()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(note ? 'editTitle' : 'addTitle')}
      description={machine.name}
      submit={t('save')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('question')}
        optional
        help={t('questionHelp')}
        error={form.errorOf('question')}
        maxLength={newMachineNoteLimits.question.maxLength}
        autoComplete="off"
        {...form.register('question')}
      />
      <TextareaField
        label={t('body')}
        error={form.errorOf('body')}
        maxLength={newMachineNoteLimits.body.maxLength}
        {...form.register('body', { validate: (body) => body.trim() !== '' || t('bodyRequired') })}
      />
      <Checkbox label={t('share')} help={t('shareHelp')} {...form.register('is_shared')} />
    </FormDialog>
  )
}
