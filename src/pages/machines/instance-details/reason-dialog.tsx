import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { voidReadingLimits } from '#contract/platform-limits'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { instanceDetailsText } from './text'

type ReasonDialogProps<Result> = {
  title: string
  description: string
  submit: string
  mutation: UseMutationOptions<Result, Error, { reason: string }>
  /** Reported once it is done. */
  done: string
  onClose: () => void
}

/** Takes back what counts, with who and why: "readings are never deleted, only voided" (behaviour, section 4). */
export function ReasonDialog<Result>({ mutation, done, onClose, ...words }: ReasonDialogProps<Result>) {
  const t = useText(instanceDetailsText)
  const { mutateAsync } = useMutation(mutation)
  const form = useApiForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await mutateAsync({ reason: reason.trim() })
      toast.success(done)
      onClose()
    },
  })
  return (
    <FormDialog {...words} variant="danger" form={form} onClose={onClose}>
      <TextField
        label={t('reason')}
        error={form.errorOf('reason')}
        maxLength={voidReadingLimits.reason.maxLength}
        required
        {...form.register('reason', { validate: (reason) => reason.trim() !== '' || t('reasonRequired') })}
      />
    </FormDialog>
  )
}
