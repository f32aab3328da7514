import { useMutation } from '@tanstack/react-query'
import { type TelematicsSource, telematicsSourceMutations } from '@/entities/telematics-source'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { instanceListText } from '../text'
import { SourceFields } from './source-fields'
import { type SourceValues, toSend, valuesOf } from './source-values'

type SourceDialogProps = {
  organizationId: string
  /** The one to change; a new one is added without. */
  source?: TelematicsSource
  onClose: () => void
}

export function SourceDialog({ organizationId, source, onClose }: SourceDialogProps) {
  const t = useText(instanceListText)
  const add = useMutation(telematicsSourceMutations.add(organizationId))
  const change = useMutation(telematicsSourceMutations.change(source?.id ?? ''))
  const form = useApiForm<SourceValues>({
    defaultValues: valuesOf(source),
    send: async (values) => {
      await (source ? change : add).mutateAsync(toSend(values))
      toast.success(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={source ? t('editTitle', { name: source.name }) : t('addTitle')}
      submit={source ? t('save') : t('add')}
      form={form}
      onClose={onClose}
    >
      <SourceFields form={form} hasPassword={source?.has_password ?? false} interval={source?.interval_minutes} />
    </FormDialog>
  )
}
