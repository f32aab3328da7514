import { useMutation, useQueryClient } from '@tanstack/react-query'
import { undoneCompletionLimits } from '#contract/platform-limits'
import { type Completion, machineInstanceMutations, machineInstanceQueries } from '@/entities/machine-instance'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { instanceDetailsText } from '../text'

type UndoCompletionDialogProps = { completion: Completion; onClose: () => void }

/** Takes back that a task was done; its interval goes on from where it began before. */
export function UndoCompletionDialog({ completion: { id, task }, onClose }: UndoCompletionDialogProps) {
  const t = useText(instanceDetailsText)
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(machineInstanceMutations.undoCompletion(id))
  const form = useApiForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await mutateAsync({ reason: reason.trim() })
      void queryClient.invalidateQueries({ queryKey: machineInstanceQueries.all() })
      toast.success(t('undone', { task }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('undoTitle', { task })}
      description={t('description')}
      submit={t('undo')}
      onSubmit={form.submit}
      onClose={onClose}
      pending={form.isPending}
      isDirty={form.isDirty}
      failure={form.failure}
    >
      <TextField
        label={t('reason')}
        error={form.errorOf('reason')}
        maxLength={undoneCompletionLimits.reason.maxLength}
        required
        {...form.register('reason', { validate: (reason) => reason.trim() !== '' || t('reasonRequired') })}
      />
    </FormDialog>
  )
}
