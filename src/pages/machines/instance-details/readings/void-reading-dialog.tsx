import { useMutation, useQueryClient } from '@tanstack/react-query'
import { voidReadingLimits } from '#contract/platform-limits'
import {
  type MeterUnit,
  machineInstanceMutations,
  machineInstanceQueries,
  type Reading,
  useMeter,
} from '@/entities/machine-instance'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { instanceDetailsText } from '../text'

type VoidReadingDialogProps = { reading: Reading; unit: MeterUnit; onClose: () => void }

/** "Readings are never deleted, only voided, with who and why" (behaviour, section 4). */
export function VoidReadingDialog({ reading, unit, onClose }: VoidReadingDialogProps) {
  const t = useText(instanceDetailsText)
  const meter = useMeter()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(machineInstanceMutations.voidReading(reading.id))
  const form = useApiForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await mutateAsync({ reason: reason.trim() })
      void queryClient.invalidateQueries({ queryKey: machineInstanceQueries.all() })
      toast.success(t('voided'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('voidTitle', { value: meter(reading.value, unit) })}
      description={t('voidDescription')}
      submit={t('voidReading')}
      onSubmit={form.submit}
      onClose={onClose}
      pending={form.isPending}
      isDirty={form.isDirty}
      failure={form.failure}
    >
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
